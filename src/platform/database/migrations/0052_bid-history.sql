-- contracts: the version before knows of no bids, and deletes none by itself
-- What was done about a bid goes with it, as with the opportunity that it belongs to.
CREATE TRIGGER "bids_forget_handling" AFTER DELETE ON "bids"
	REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "forget_handling"('bid');
