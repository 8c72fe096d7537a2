ALTER TABLE "bids" ADD COLUMN "assumptions" jsonb;--> statement-breakpoint
ALTER TABLE "bids" ADD COLUMN "assumptions_at" timestamp with time zone;--> statement-breakpoint
-- contracts: fills two new columns, which the version before never reads. Bids that are there keep what they
-- are priced with today: the company's own figures, else the shipped ones.
UPDATE "bids" SET
	"assumptions_at" = now(),
	"assumptions" = jsonb_build_object(
		'wage', coalesce(own -> 'wage', '1684'),
		'supervisorWage', coalesce(own -> 'supervisorWage', '1905'),
		'wageFloor', coalesce(own -> 'wageFloor', '725'),
		'burden', jsonb_build_object(
			'socialSecurity', coalesce(own -> 'burden.socialSecurity', '765'),
			'federalUnemployment', coalesce(own -> 'burden.federalUnemployment', '60'),
			'stateUnemployment', coalesce(own -> 'burden.stateUnemployment', '325'),
			'workersCompensation', coalesce(own -> 'burden.workersCompensation', '500'),
			'liability', coalesce(own -> 'burden.liability', '0'),
			'paidTimeOff', coalesce(own -> 'burden.paidTimeOff', '450'),
			'health', coalesce(own -> 'burden.health', '900')
		),
		'supplies', coalesce(own -> 'supplies', '500'),
		'overhead', coalesce(own -> 'overhead', '1500'),
		'allowance', coalesce(own -> 'allowance', '500'),
		'margin', coalesce(own -> 'margin', '2000'),
		'marginFloor', coalesce(own -> 'marginFloor', '1000')
	)
FROM (SELECT coalesce(
	(SELECT "value" FROM "company_settings" WHERE "section" = 'bid-assumptions'), '{}'::jsonb
) AS own) AS settings;
