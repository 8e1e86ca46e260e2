-- A code proves that who accepts an invitation reads the address that it was sent to.
alter table confirmation_codes
  drop constraint confirmation_codes_purpose_check,
  add check (purpose in ('Registration', 'Restore', 'Confirm', 'Invitation'));
