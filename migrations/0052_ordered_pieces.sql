-- A snapshot: how many pieces one unit of the line had when it was ordered.
alter table order_lines add column unit_pieces int not null default 1 check (unit_pieces > 0);
update order_lines l set unit_pieces = u.pieces from unit_types u where u.code = l.unit_code and u.pieces > 1;
alter table order_lines alter column unit_pieces drop default;
