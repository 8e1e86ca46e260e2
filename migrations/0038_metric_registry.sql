-- The elements of pages whose use is measured, and which of their actions.
create table metric_registry (
  element_name text primary key,
  is_active boolean not null default true,
  element_actions text[] not null check (element_actions <@ array['PageOpen', 'Click', 'View'] and element_actions <> '{}')
);
insert into metric_registry (element_name, element_actions) values
  ('page', '{PageOpen}'),
  ('productCard', '{View}'),
  ('productCard.cart', '{Click}'),
  ('productCard.phone', '{Click}'),
  ('productCard.callback', '{Click}'),
  ('productCard.message', '{Click}'),
  ('product.description', '{Click,View}'),
  ('product.characteristics', '{Click,View}'),
  ('supplier.message', '{Click}'),
  ('supplier.callback', '{Click}'),
  ('supplier.phone', '{Click}'),
  ('cart.orderOne', '{Click}'),
  ('cart.orderAll', '{Click}'),
  ('cart.place', '{Click}'),
  ('cart.cancel', '{Click}'),
  ('menu.products', '{Click}'),
  ('menu.suppliers', '{Click}'),
  ('menu.sell', '{Click}'),
  ('menu.blog', '{Click}'),
  ('menu.promotion', '{Click}'),
  ('menu.verification', '{Click}');
