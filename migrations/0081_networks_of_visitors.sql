-- Where a visitor without an account began to write, for a ban of the address.
alter table anonymous_sessions add column network text;
