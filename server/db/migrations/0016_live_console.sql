CREATE TABLE "zhiyuan"."live_put" (
	"round_id" integer NOT NULL,
	"occurrence_start" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone,
	"is_shown" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_put_round_id_occurrence_start_pk" PRIMARY KEY("round_id","occurrence_start")
);
--> statement-breakpoint
ALTER TABLE "zhiyuan"."live_round" ALTER COLUMN "offset_seconds" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "zhiyuan"."live_round" ADD COLUMN "occurrence_start" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "zhiyuan"."live_round" ADD COLUMN "intent_id" text;--> statement-breakpoint
ALTER TABLE "zhiyuan"."live_put" ADD CONSTRAINT "live_put_round_id_live_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "zhiyuan"."live_round"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zhiyuan"."live_round" ADD CONSTRAINT "live_round_intentId_unique" UNIQUE("intent_id");