-- Where each spoken sentence of a scene comes from, and how its camera looks. The picture plan is read from the description.
alter table scene add column sentences jsonb not null default '[]';
alter table scene add column camera text not null default '';

-- What the creator answered to the writer's questions, and what the writer did with the idea.
alter table content add column answers jsonb not null default '[]';
alter table content add column genre text;
alter table content add column spoken_language text;
alter table content add column left_out jsonb not null default '[]';
