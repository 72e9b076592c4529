create trigger case_history_guard before update or delete on case_history for each row execute function refuse_change();--> statement-breakpoint
create trigger case_history_guard_truncate before truncate on case_history execute function refuse_change();
