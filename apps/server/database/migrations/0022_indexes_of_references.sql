-- Whoever deletes a row looks for those that refer to it, which without an index means reading the whole table.
create index watch_link_content on watch_link (content_id);
create index identity_one_time_token_sign_up on identity_one_time_token (sign_up_id) where sign_up_id is not null;
create index identity_flow_state_sign_up on identity_flow_state (sign_up_id) where sign_up_id is not null;

-- How many gifts of a network wait is asked by every page that a newcomer from there opens.
create index gift_waiting_network on gift_waiting (network_hash);

-- The mails to one person, for the export of their data.
create index mail_recipient on mail (recipient, created_at, id);
