-- Pieces in one unit, so that 45 × 100 pcs can be shown as 4,500 pcs.
alter table unit_types add column pieces int not null default 1 check (pieces > 0);
update unit_types set pieces = case code when 'hundredPieces' then 100 when 'thousandPieces' then 1000 else 1 end;
