-- Writing the words of a document into the index one by one costs as much as everything else of an import. They are collected and
-- merged at the end of each transaction that writes documents, so that searches do not read unmerged ones.
alter index product_search_tier_0 set (fastupdate = on, gin_pending_list_limit = 16384);
alter index product_search_tier_1 set (fastupdate = on, gin_pending_list_limit = 16384);
alter index product_search_tier_2 set (fastupdate = on, gin_pending_list_limit = 16384);
alter index product_search_tier_3 set (fastupdate = on, gin_pending_list_limit = 16384);
