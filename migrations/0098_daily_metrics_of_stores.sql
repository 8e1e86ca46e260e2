-- The figures of a store beside its products, which are many: the list of its promotions sums them over their days.
create index on daily_metrics (store_id, day) where product_id is null;
