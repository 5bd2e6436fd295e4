-- Of what a scene's pictures are drawn by lot: the copy of a film looks like it. Null is the scene's own id.
alter table scene add column seed text;
