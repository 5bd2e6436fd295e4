-- What a picture or clip was made for beside its description: another style or shape of the film makes it stale.
alter table take add column look text;

-- Whose edit a conflict meets: the same browser's or another one's.
alter table scene add column edited_by text;
