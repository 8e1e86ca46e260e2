-- What the hourly sweep of files that no chat shows any more looks through: not every picture of the catalogue.
create index on files (claimed_at) where purpose = 'Chat';
