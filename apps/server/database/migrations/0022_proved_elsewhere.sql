-- Whether the new address of a change under way was proved by another browser than the one that asked for the change.
alter table identity_user add column new_email_proved_elsewhere boolean not null default false;
