-- The overview of an account shows the open invitations to its addresses.
create index on store_invitations (target) where accepted_at is null and cancelled_at is null;
