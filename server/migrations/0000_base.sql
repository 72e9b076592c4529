-- What the tables stand on. One sequence issues all ids, so an id never means two things.
create sequence id_sequence start 1800000000000000001;--> statement-breakpoint
create function next_id() returns bigint language sql as $$ select nextval('id_sequence') $$;--> statement-breakpoint
-- Short-lived counters: lost at a crash without harm, so they are not written to the log.
create unlogged table rate_limit (key text primary key, ends_at timestamptz not null, hits integer not null);--> statement-breakpoint
create unlogged table request_nonce (
  client_id text not null, nonce text not null, seen_at timestamptz not null default now(), primary key (client_id, nonce)
);--> statement-breakpoint
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'history is append-only';
end $$;
