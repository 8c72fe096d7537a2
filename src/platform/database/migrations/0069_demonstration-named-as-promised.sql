-- contracts: a name that is read and never searched for. Whoever had removed the demonstration read the name of
-- a type of the program in the audit.
UPDATE "accounts" SET "name" = 'Demonstration' WHERE "state" = 'removed' AND "name" = 'DemonstrationIds';
