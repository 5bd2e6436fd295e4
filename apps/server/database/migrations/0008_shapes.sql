-- The shape of a content's film, where it is another one than its platform's own (`orientation`).
alter table content add column shape text check (shape in ('vertical', 'landscape', 'square', 'portrait'));
