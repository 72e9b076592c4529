CREATE TABLE "favourite" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"user_id" bigint NOT NULL,
	"collect_type" text NOT NULL,
	"target_id" bigint NOT NULL,
	"create_time" timestamp(0) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"line" integer NOT NULL,
	"pro_name" text NOT NULL,
	"finance_id" bigint NOT NULL,
	"product_type" text NOT NULL,
	"product_tags" text[] DEFAULT '{}' NOT NULL,
	"product_models" text[] DEFAULT '{}' NOT NULL,
	"gua_types" text[] DEFAULT '{}' NOT NULL,
	"cor_types" text[] DEFAULT '{}' NOT NULL,
	"main_parts" text[] DEFAULT '{}' NOT NULL,
	"area_codes" text[] DEFAULT '{}' NOT NULL,
	"repayments" text[] DEFAULT '{}' NOT NULL,
	"begin_rate" numeric(8, 4),
	"end_rate" numeric(8, 4),
	"loan_amt" numeric(18, 2) NOT NULL,
	"loanto_amt" numeric(18, 2) NOT NULL,
	"loan_date" integer NOT NULL,
	"loanto_date" integer NOT NULL,
	"work_days" integer NOT NULL,
	"is_policy" integer DEFAULT 0 NOT NULL,
	"is_xbd" integer DEFAULT 0 NOT NULL,
	"is_first" integer DEFAULT 0 NOT NULL,
	"is_science" integer DEFAULT 0 NOT NULL,
	"is_hot" integer DEFAULT 0 NOT NULL,
	"is_top" integer DEFAULT 0 NOT NULL,
	"hot_time" timestamp(0),
	"top_time" timestamp(0),
	"show_channel" integer DEFAULT 0 NOT NULL,
	"show_flag" integer DEFAULT 0 NOT NULL,
	"shelf_status" integer DEFAULT 0 NOT NULL,
	"shelf_time" timestamp(0),
	"audit_status" text DEFAULT '00' NOT NULL,
	"audit_remark" text DEFAULT '' NOT NULL,
	"audit_time" timestamp(0),
	"submit_time" timestamp(0),
	"sort" integer DEFAULT 0 NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"contacts" text DEFAULT '' NOT NULL,
	"contacts_phone" text DEFAULT '' NOT NULL,
	"picture1" text DEFAULT '' NOT NULL,
	"picture2" text DEFAULT '' NOT NULL,
	"picture3" text DEFAULT '' NOT NULL,
	"attach_group" text DEFAULT '' NOT NULL,
	"conditions" jsonb DEFAULT '[]' NOT NULL,
	"materials" jsonb DEFAULT '[]' NOT NULL,
	"steps" jsonb DEFAULT '[]' NOT NULL,
	"fees" jsonb DEFAULT '[]' NOT NULL,
	"subsidies" jsonb DEFAULT '[]' NOT NULL,
	"questions" jsonb DEFAULT '[]' NOT NULL,
	"facts" jsonb DEFAULT '{}' NOT NULL,
	"words" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_recommend" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"product_id" bigint NOT NULL,
	"recommend_date" date NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enterprise" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"org_code" text NOT NULL,
	"enterprise_name" text NOT NULL,
	"auth_status" text DEFAULT '' NOT NULL,
	"area_code" text DEFAULT '' NOT NULL,
	"town_code" text DEFAULT '' NOT NULL,
	"industry_code" text DEFAULT '' NOT NULL,
	"scale" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"contact_phone" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"tenant_id" text DEFAULT '000000' NOT NULL,
	"title" text NOT NULL,
	"title_grams" text[] NOT NULL,
	"activity_type" text NOT NULL,
	"start_time" timestamp(0) NOT NULL,
	"end_time" timestamp(0) NOT NULL,
	"sign_start_time" timestamp(0) NOT NULL,
	"sign_end_time" timestamp(0) NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"max_num" integer DEFAULT 0 NOT NULL,
	"apply_num" integer DEFAULT 0 NOT NULL,
	"need_audit" integer DEFAULT 0 NOT NULL,
	"organizer" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"report" text DEFAULT '' NOT NULL,
	"pic_id" bigint,
	"cover" text DEFAULT '' NOT NULL,
	"poster_id" bigint,
	"product_ids" text DEFAULT '' NOT NULL,
	"policy_ids" text DEFAULT '' NOT NULL,
	"attach_group" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcement" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"tenant_id" text DEFAULT '000000' NOT NULL,
	"title" text NOT NULL,
	"title_grams" text[] NOT NULL,
	"type" text NOT NULL,
	"model_code" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"start_time" timestamp(0),
	"end_time" timestamp(0),
	"pub_time" timestamp(0),
	"sort" integer DEFAULT 0 NOT NULL,
	"is_top" integer DEFAULT 0 NOT NULL,
	"attach_group" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banner" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"tenant_id" text DEFAULT '000000' NOT NULL,
	"title" text NOT NULL,
	"sub_title" text DEFAULT '' NOT NULL,
	"position" text NOT NULL,
	"pic_id" bigint,
	"cover" text DEFAULT '' NOT NULL,
	"link_url" text DEFAULT '' NOT NULL,
	"open_type" text DEFAULT '1' NOT NULL,
	"start_time" timestamp(0) NOT NULL,
	"end_time" timestamp(0) NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "common_question" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"tenant_id" text DEFAULT '000000' NOT NULL,
	"question" text NOT NULL,
	"question_grams" text[] NOT NULL,
	"answer" text NOT NULL,
	"type" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hot_event" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"tenant_id" text DEFAULT '000000' NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"pic_id" bigint,
	"cover" text DEFAULT '' NOT NULL,
	"link_url" text DEFAULT '' NOT NULL,
	"event_date" date,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "information" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"tenant_id" text DEFAULT '000000' NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"pic_id" bigint,
	"cover" text DEFAULT '' NOT NULL,
	"link_url" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_case" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"tenant_id" text DEFAULT '000000' NOT NULL,
	"case_title" text NOT NULL,
	"model_code" text DEFAULT '' NOT NULL,
	"enterprise_name" text DEFAULT '' NOT NULL,
	"finance_name" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"pic_id" bigint,
	"cover" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"case_stt" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"tenant_id" text DEFAULT '000000' NOT NULL,
	"ad_title" text NOT NULL,
	"title_grams" text[] NOT NULL,
	"sub_title" text DEFAULT '' NOT NULL,
	"info_type" text NOT NULL,
	"model_code" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"photo_paht" text DEFAULT '' NOT NULL,
	"pic_id" bigint,
	"cover" text DEFAULT '' NOT NULL,
	"pub_time" timestamp(0),
	"sort" integer DEFAULT 0 NOT NULL,
	"is_top" integer DEFAULT 0 NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"attach_group" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "zone" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"tenant_id" text DEFAULT '000000' NOT NULL,
	"zone_key" text NOT NULL,
	"zone_name" text NOT NULL,
	"zone_name_en" text DEFAULT '' NOT NULL,
	"slogan" text DEFAULT '' NOT NULL,
	"slogan_en" text DEFAULT '' NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"intro_en" text DEFAULT '' NOT NULL,
	"route" text NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"weight" integer DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"blocks" jsonb NOT NULL,
	"contact_unit" text DEFAULT '' NOT NULL,
	"contact_phone" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "zone_month" (
	"tenant_id" text DEFAULT '000000' NOT NULL,
	"zone_key" text NOT NULL,
	"month" text NOT NULL,
	"corp_num" integer DEFAULT 0 NOT NULL,
	"credit_corp_num" integer DEFAULT 0 NOT NULL,
	"credit_amount" numeric(18, 2) NOT NULL,
	CONSTRAINT "zone_month_tenant_id_zone_key_month_pk" PRIMARY KEY("tenant_id","zone_key","month")
);
--> statement-breakpoint
CREATE TABLE "attach" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"tenant_id" text DEFAULT '000000' NOT NULL,
	"original_name" text NOT NULL,
	"extension" text NOT NULL,
	"attach_size" integer NOT NULL,
	"attach_group" text NOT NULL,
	"business_type" text DEFAULT '' NOT NULL,
	"store" text NOT NULL,
	"name" text NOT NULL,
	"domain_url" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oss" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"tenant_id" text DEFAULT '000000' NOT NULL,
	"category" integer NOT NULL,
	"oss_code" text NOT NULL,
	"endpoint" text DEFAULT '' NOT NULL,
	"transform_endpoint" text DEFAULT '' NOT NULL,
	"bucket_name" text DEFAULT '' NOT NULL,
	"access_key" text DEFAULT '' NOT NULL,
	"secret_key" text DEFAULT '' NOT NULL,
	"app_id" text DEFAULT '' NOT NULL,
	"region" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authorization_code" (
	"code" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"expires_at" timestamp(0) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha" (
	"key" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"wrong" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp(0) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guest_registration" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" text NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"tenant_id" text DEFAULT '000000' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"account" text NOT NULL,
	"oauth_id" text DEFAULT '' NOT NULL,
	"user_id" bigint NOT NULL,
	"opinion" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_failure" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_failure" timestamp(0) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_token" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"family_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"tenant_id" text NOT NULL,
	"client_id" text NOT NULL,
	"epoch" integer NOT NULL,
	"role_id" text NOT NULL,
	"dept_id" text NOT NULL,
	"user_type" text DEFAULT 'web' NOT NULL,
	"access_hash" text NOT NULL,
	"refresh_hash" text NOT NULL,
	"access_expires" timestamp(0) NOT NULL,
	"refresh_expires" timestamp(0) NOT NULL,
	"refreshed" integer DEFAULT 0 NOT NULL,
	"revoked" integer DEFAULT 0 NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"create_time" timestamp(0) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_code" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"phone" text NOT NULL,
	"code" text NOT NULL,
	"ticket" text DEFAULT '' NOT NULL,
	"wrong" integer DEFAULT 0 NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp(0) NOT NULL,
	"create_time" timestamp(0) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_proof" (
	"key" text PRIMARY KEY NOT NULL,
	"oauth_id" text NOT NULL,
	"expires_at" timestamp(0) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"tenant_id" text DEFAULT '000000' NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"user_type" integer DEFAULT 1 NOT NULL,
	"user_category" text DEFAULT '' NOT NULL,
	"account" text NOT NULL,
	"password" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"real_name" text DEFAULT '' NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"birthday" date,
	"sex" integer,
	"role_id" text DEFAULT '' NOT NULL,
	"dept_id" text DEFAULT '' NOT NULL,
	"post_id" text DEFAULT '' NOT NULL,
	"user_ext" text DEFAULT '' NOT NULL,
	"oauth_id" text DEFAULT '' NOT NULL,
	"org_code" text DEFAULT '' NOT NULL,
	"finance_id" bigint,
	"first_login" integer DEFAULT 1 NOT NULL,
	"test_count" integer DEFAULT 0 NOT NULL,
	"session_epoch" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_order" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"bank_name" text NOT NULL,
	"finance_id" bigint,
	"picture1" text DEFAULT '' NOT NULL,
	"picture2" text DEFAULT '' NOT NULL,
	"qr_code" text DEFAULT '' NOT NULL,
	"bank_url" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "institution" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"parent_id" bigint DEFAULT '0' NOT NULL,
	"finance_name" text NOT NULL,
	"short_name" text NOT NULL,
	"finance_type" text NOT NULL,
	"branch_type" text DEFAULT '' NOT NULL,
	"area_code" text DEFAULT '' NOT NULL,
	"town_code" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"open_hours" text DEFAULT '' NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"services" text DEFAULT '' NOT NULL,
	"picture1" text DEFAULT '' NOT NULL,
	"chanels" text DEFAULT '1' NOT NULL,
	"models" text DEFAULT '' NOT NULL,
	"map_x" integer DEFAULT 0 NOT NULL,
	"map_y" integer DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"tenant_id" text DEFAULT '000000' NOT NULL,
	"title" text NOT NULL,
	"category" integer NOT NULL,
	"release_time" timestamp(0) NOT NULL,
	"content" text NOT NULL,
	"create_user_name" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "online_notice" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"tenant_id" text DEFAULT '000000' NOT NULL,
	"title" text NOT NULL,
	"notice_type" integer NOT NULL,
	"receive_type" text NOT NULL,
	"receiver_ids" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"attach_group" text DEFAULT '' NOT NULL,
	"send_time" timestamp(0),
	"scheduled" integer DEFAULT 0 NOT NULL,
	"receiver_count" integer DEFAULT 0 NOT NULL,
	"create_user_name" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "received_message" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"notice_type" integer NOT NULL,
	"title" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"biz_type" text DEFAULT '' NOT NULL,
	"biz_id" bigint,
	"event_key" text,
	"send_time" timestamp(0) NOT NULL,
	"read_time" timestamp(0),
	"is_deleted" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_config" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"tenant_id" text DEFAULT '000000' NOT NULL,
	"category" integer NOT NULL,
	"sms_code" text NOT NULL,
	"endpoint" text DEFAULT '' NOT NULL,
	"template_id" text DEFAULT '' NOT NULL,
	"access_key" text DEFAULT '' NOT NULL,
	"secret_key" text DEFAULT '' NOT NULL,
	"region_id" text DEFAULT '' NOT NULL,
	"sign_name" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_outbox" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"tenant_id" text DEFAULT '000000' NOT NULL,
	"phone" text NOT NULL,
	"template" text NOT NULL,
	"content" text NOT NULL,
	"params" text DEFAULT '' NOT NULL,
	"receipts" text DEFAULT '' NOT NULL,
	"biz_ids" text DEFAULT '' NOT NULL,
	"status" text DEFAULT '00' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"create_user" bigint,
	"create_time" timestamp(0) NOT NULL,
	"send_time" timestamp(0)
);
--> statement-breakpoint
CREATE TABLE "advocacy" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"tenant_id" text DEFAULT '000000' NOT NULL,
	"title" text NOT NULL,
	"title_grams" text[] NOT NULL,
	"type" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"video_url" text DEFAULT '' NOT NULL,
	"pic_id" bigint,
	"cover" text DEFAULT '' NOT NULL,
	"policy_id" bigint,
	"pub_time" timestamp(0),
	"sort" integer DEFAULT 0 NOT NULL,
	"is_top" integer DEFAULT 0 NOT NULL,
	"attach_group" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policy" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"tenant_id" text DEFAULT '000000' NOT NULL,
	"title" text NOT NULL,
	"title_grams" text[] NOT NULL,
	"grade" text NOT NULL,
	"policy_type" text NOT NULL,
	"labels" text[] NOT NULL,
	"model_codes" text[] NOT NULL,
	"doc_no" text DEFAULT '' NOT NULL,
	"issue_org" text DEFAULT '' NOT NULL,
	"issue_date" date NOT NULL,
	"valid_date" date,
	"pub_time" timestamp(0),
	"area_code" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"benefit_kind" text DEFAULT '' NOT NULL,
	"benefit_name" text DEFAULT '' NOT NULL,
	"benefit_text" text DEFAULT '' NOT NULL,
	"target" text DEFAULT '' NOT NULL,
	"clauses" jsonb NOT NULL,
	"materials" jsonb NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"contact_unit" text DEFAULT '' NOT NULL,
	"contact_phone" text DEFAULT '' NOT NULL,
	"attach_group" text DEFAULT '' NOT NULL,
	"product_tags" text DEFAULT '' NOT NULL,
	"explains_id" bigint,
	"is_top" integer DEFAULT 0 NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policy_service" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"tenant_id" text DEFAULT '000000' NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"department" text DEFAULT '' NOT NULL,
	"link_url" text DEFAULT '' NOT NULL,
	"start_date" date,
	"end_date" date,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_scope" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"menu_id" bigint NOT NULL,
	"resource_code" text NOT NULL,
	"scope_name" text NOT NULL,
	"scope_path" text NOT NULL,
	"scope_type" integer NOT NULL,
	"remark" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_day" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"day" date NOT NULL,
	"work_day_type" integer NOT NULL,
	"remark" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"client_id" text NOT NULL,
	"client_secret" text NOT NULL,
	"scope" text DEFAULT 'all' NOT NULL,
	"authorized_grant_types" text NOT NULL,
	"access_token_validity" integer DEFAULT 3600 NOT NULL,
	"refresh_token_validity" integer DEFAULT 604800 NOT NULL,
	"web_server_redirect_uri" text DEFAULT '' NOT NULL,
	"resource_ids" text DEFAULT '' NOT NULL,
	"authorities" text DEFAULT '' NOT NULL,
	"autoapprove" text DEFAULT '' NOT NULL,
	"additional_information" text DEFAULT '' NOT NULL,
	"sign_required" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_scope" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"menu_id" bigint NOT NULL,
	"resource_code" text NOT NULL,
	"scope_name" text NOT NULL,
	"scope_field" text DEFAULT '' NOT NULL,
	"scope_class" text DEFAULT '' NOT NULL,
	"scope_column" text DEFAULT '' NOT NULL,
	"scope_type" integer NOT NULL,
	"scope_value" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dept" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"tenant_id" text DEFAULT '000000' NOT NULL,
	"parent_id" bigint DEFAULT '0' NOT NULL,
	"ancestors" text DEFAULT '' NOT NULL,
	"dept_name" text NOT NULL,
	"full_name" text NOT NULL,
	"dept_category" integer DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"remark" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dict" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"parent_id" bigint DEFAULT '0' NOT NULL,
	"code" text NOT NULL,
	"dict_key" text NOT NULL,
	"dict_value" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"is_sealed" integer DEFAULT 0 NOT NULL,
	"remark" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dict_biz" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"tenant_id" text DEFAULT '000000' NOT NULL,
	"parent_id" bigint DEFAULT '0' NOT NULL,
	"code" text NOT NULL,
	"dict_key" text NOT NULL,
	"dict_value" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"is_sealed" integer DEFAULT 0 NOT NULL,
	"remark" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log_api" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"service_id" text NOT NULL,
	"server_host" text NOT NULL,
	"server_ip" text DEFAULT '' NOT NULL,
	"env" text NOT NULL,
	"remote_ip" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"request_uri" text DEFAULT '' NOT NULL,
	"method" text DEFAULT '' NOT NULL,
	"method_class" text DEFAULT '' NOT NULL,
	"method_name" text DEFAULT '' NOT NULL,
	"params" text DEFAULT '' NOT NULL,
	"time" integer DEFAULT 0 NOT NULL,
	"create_by" text DEFAULT '' NOT NULL,
	"create_time" timestamp(0) NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"status" integer DEFAULT 200 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log_error" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"service_id" text NOT NULL,
	"server_host" text NOT NULL,
	"server_ip" text DEFAULT '' NOT NULL,
	"env" text NOT NULL,
	"remote_ip" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"request_uri" text DEFAULT '' NOT NULL,
	"method" text DEFAULT '' NOT NULL,
	"method_class" text DEFAULT '' NOT NULL,
	"method_name" text DEFAULT '' NOT NULL,
	"params" text DEFAULT '' NOT NULL,
	"time" integer DEFAULT 0 NOT NULL,
	"create_by" text DEFAULT '' NOT NULL,
	"create_time" timestamp(0) NOT NULL,
	"stack_trace" text DEFAULT '' NOT NULL,
	"exception_name" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"line_number" integer
);
--> statement-breakpoint
CREATE TABLE "log_usual" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"service_id" text NOT NULL,
	"server_host" text NOT NULL,
	"server_ip" text DEFAULT '' NOT NULL,
	"env" text NOT NULL,
	"remote_ip" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"request_uri" text DEFAULT '' NOT NULL,
	"method" text DEFAULT '' NOT NULL,
	"method_class" text DEFAULT '' NOT NULL,
	"method_name" text DEFAULT '' NOT NULL,
	"params" text DEFAULT '' NOT NULL,
	"time" integer DEFAULT 0 NOT NULL,
	"create_by" text DEFAULT '' NOT NULL,
	"create_time" timestamp(0) NOT NULL,
	"log_level" text NOT NULL,
	"log_id" text DEFAULT '' NOT NULL,
	"log_data" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"parent_id" bigint DEFAULT '0' NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"alias" text DEFAULT '' NOT NULL,
	"path" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"category" integer DEFAULT 1 NOT NULL,
	"action" integer DEFAULT 0 NOT NULL,
	"is_open" integer DEFAULT 1 NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"top_menu_id" bigint
);
--> statement-breakpoint
CREATE TABLE "param" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"param_name" text NOT NULL,
	"param_key" text NOT NULL,
	"param_value" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"tenant_id" text DEFAULT '000000' NOT NULL,
	"category" integer DEFAULT 1 NOT NULL,
	"post_code" text NOT NULL,
	"post_name" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"remark" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "region" (
	"code" text PRIMARY KEY NOT NULL,
	"parent_code" text NOT NULL,
	"ancestors" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"province_code" text DEFAULT '' NOT NULL,
	"province_name" text DEFAULT '' NOT NULL,
	"city_code" text DEFAULT '' NOT NULL,
	"city_name" text DEFAULT '' NOT NULL,
	"district_code" text DEFAULT '' NOT NULL,
	"district_name" text DEFAULT '' NOT NULL,
	"town_code" text DEFAULT '' NOT NULL,
	"town_name" text DEFAULT '' NOT NULL,
	"village_code" text DEFAULT '' NOT NULL,
	"village_name" text DEFAULT '' NOT NULL,
	"region_level" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"remark" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"tenant_id" text DEFAULT '000000' NOT NULL,
	"parent_id" bigint DEFAULT '0' NOT NULL,
	"role_name" text NOT NULL,
	"role_alias" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role_api_scope" (
	"role_id" bigint NOT NULL,
	"api_scope_id" bigint NOT NULL,
	CONSTRAINT "role_api_scope_role_id_api_scope_id_pk" PRIMARY KEY("role_id","api_scope_id")
);
--> statement-breakpoint
CREATE TABLE "role_data_scope" (
	"role_id" bigint NOT NULL,
	"data_scope_id" bigint NOT NULL,
	CONSTRAINT "role_data_scope_role_id_data_scope_id_pk" PRIMARY KEY("role_id","data_scope_id")
);
--> statement-breakpoint
CREATE TABLE "role_menu" (
	"role_id" bigint NOT NULL,
	"menu_id" bigint NOT NULL,
	CONSTRAINT "role_menu_role_id_menu_id_pk" PRIMARY KEY("role_id","menu_id")
);
--> statement-breakpoint
CREATE TABLE "tenant" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"tenant_id" text NOT NULL,
	"tenant_name" text NOT NULL,
	"linkman" text DEFAULT '' NOT NULL,
	"contact_number" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"domain_url" text DEFAULT '' NOT NULL,
	"background_url" text DEFAULT '' NOT NULL,
	"account_number" integer DEFAULT -1 NOT NULL,
	"expire_time" timestamp(0),
	"package_id" bigint,
	"datasource_id" bigint,
	"license_key" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant_package" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"package_name" text NOT NULL,
	"menu_id" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "top_menu" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"create_user" bigint,
	"create_dept" bigint,
	"create_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"update_user" bigint,
	"update_time" timestamp(0) DEFAULT localtimestamp(0) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_deleted" integer DEFAULT 0 NOT NULL,
	"tenant_id" text DEFAULT '000000' NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"path" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "top_menu_setting" (
	"top_menu_id" bigint NOT NULL,
	"menu_id" bigint NOT NULL,
	CONSTRAINT "top_menu_setting_top_menu_id_menu_id_pk" PRIMARY KEY("top_menu_id","menu_id")
);
--> statement-breakpoint
CREATE TABLE "event_track" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"event_code" text NOT NULL,
	"event_name" text DEFAULT '' NOT NULL,
	"page_url" text DEFAULT '' NOT NULL,
	"business_id" text DEFAULT '' NOT NULL,
	"client_type" text DEFAULT '' NOT NULL,
	"extra" text DEFAULT '' NOT NULL,
	"user_id" bigint,
	"user_name" text DEFAULT '' NOT NULL,
	"user_category" text DEFAULT '' NOT NULL,
	"remote_ip" text DEFAULT '' NOT NULL,
	"create_time" timestamp(0) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_history" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"biz_type" text NOT NULL,
	"biz_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"node" text NOT NULL,
	"action" text NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"status_name" text NOT NULL,
	"operator_id" bigint,
	"operator_name" text NOT NULL,
	"operator_org" text NOT NULL,
	"opinion" text NOT NULL,
	"attach_group" text NOT NULL,
	"create_time" timestamp(0) NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "favourite_once" ON "favourite" USING btree ("user_id","collect_type","target_id");--> statement-breakpoint
CREATE INDEX "favourite_newest" ON "favourite" USING btree ("user_id","collect_type","id" desc);--> statement-breakpoint
CREATE INDEX "favourite_target" ON "favourite" USING btree ("collect_type","target_id");--> statement-breakpoint
CREATE INDEX "product_shown" ON "product" USING btree ("line","top_time" desc,"sort","update_time" desc,"id") WHERE is_deleted = 0 and audit_status = '02' and shelf_status = 1 and show_flag = 1;--> statement-breakpoint
CREATE INDEX "product_cheapest" ON "product" USING btree ("line","begin_rate","id") WHERE is_deleted = 0 and audit_status = '02' and shelf_status = 1 and show_flag = 1;--> statement-breakpoint
CREATE INDEX "product_largest" ON "product" USING btree ("line","loanto_amt" desc,"id") WHERE is_deleted = 0 and audit_status = '02' and shelf_status = 1 and show_flag = 1;--> statement-breakpoint
CREATE INDEX "product_quickest" ON "product" USING btree ("line","work_days","id") WHERE is_deleted = 0 and audit_status = '02' and shelf_status = 1 and show_flag = 1;--> statement-breakpoint
CREATE INDEX "product_newest" ON "product" USING btree ("line","shelf_time" desc,"id") WHERE is_deleted = 0 and audit_status = '02' and shelf_status = 1 and show_flag = 1;--> statement-breakpoint
CREATE INDEX "product_hot" ON "product" USING btree ("line","hot_time" desc,"id") WHERE is_deleted = 0 and audit_status = '02' and shelf_status = 1 and show_flag = 1 and is_hot = 1;--> statement-breakpoint
CREATE INDEX "product_of_institution" ON "product" USING btree ("finance_id","line","id");--> statement-breakpoint
CREATE INDEX "product_words" ON "product" USING gin ("words");--> statement-breakpoint
CREATE INDEX "product_tags" ON "product" USING gin ("product_tags");--> statement-breakpoint
CREATE INDEX "product_models" ON "product" USING gin ("product_models");--> statement-breakpoint
CREATE UNIQUE INDEX "product_recommend_once" ON "product_recommend" USING btree ("recommend_date","product_id") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "product_recommend_shown" ON "product_recommend" USING btree ("recommend_date","sort") WHERE is_deleted = 0 and status = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_org_code" ON "enterprise" USING btree ("org_code") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "activity_listed" ON "activity" USING btree ("tenant_id","start_time" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 1 and is_deleted = 0;--> statement-breakpoint
CREATE INDEX "activity_type" ON "activity" USING btree ("tenant_id","activity_type","start_time" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 1 and is_deleted = 0;--> statement-breakpoint
CREATE INDEX "activity_words" ON "activity" USING gin ("title_grams") WHERE status = 1 and is_deleted = 0;--> statement-breakpoint
CREATE INDEX "announcement_listed" ON "announcement" USING btree ("tenant_id","is_top" DESC NULLS LAST,"pub_time" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 1 and is_deleted = 0;--> statement-breakpoint
CREATE INDEX "announcement_model" ON "announcement" USING btree ("tenant_id","model_code","pub_time" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 1 and is_deleted = 0;--> statement-breakpoint
CREATE INDEX "announcement_time" ON "announcement" USING btree ("tenant_id","pub_time","id") WHERE status = 1 and is_deleted = 0;--> statement-breakpoint
CREATE INDEX "announcement_words" ON "announcement" USING gin ("title_grams") WHERE status = 1 and is_deleted = 0;--> statement-breakpoint
CREATE INDEX "banner_listed" ON "banner" USING btree ("tenant_id","position","sort") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "common_question_listed" ON "common_question" USING btree ("tenant_id","sort","id") WHERE status = 1 and is_deleted = 0;--> statement-breakpoint
CREATE INDEX "common_question_words" ON "common_question" USING gin ("question_grams") WHERE status = 1 and is_deleted = 0;--> statement-breakpoint
CREATE INDEX "hot_event_listed" ON "hot_event" USING btree ("tenant_id","sort","id") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "information_listed" ON "information" USING btree ("tenant_id","type","sort","id") WHERE status = 1 and is_deleted = 0;--> statement-breakpoint
CREATE INDEX "model_case_listed" ON "model_case" USING btree ("tenant_id","model_code","sort","id") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "news_listed" ON "news" USING btree ("tenant_id","is_top" DESC NULLS LAST,"pub_time" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 1 and is_deleted = 0;--> statement-breakpoint
CREATE INDEX "news_type" ON "news" USING btree ("tenant_id","info_type","is_top" DESC NULLS LAST,"pub_time" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 1 and is_deleted = 0;--> statement-breakpoint
CREATE INDEX "news_model" ON "news" USING btree ("tenant_id","model_code","is_top" DESC NULLS LAST,"pub_time" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 1 and is_deleted = 0;--> statement-breakpoint
CREATE INDEX "news_time" ON "news" USING btree ("tenant_id","pub_time","id") WHERE status = 1 and is_deleted = 0;--> statement-breakpoint
CREATE INDEX "news_words" ON "news" USING gin ("title_grams") WHERE status = 1 and is_deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "zone_key_unique" ON "zone" USING btree ("tenant_id","zone_key") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "attach_group" ON "attach" USING btree ("attach_group","id");--> statement-breakpoint
CREATE INDEX "attach_content" ON "attach" USING btree ("name","store");--> statement-breakpoint
CREATE INDEX "attach_list" ON "attach" USING btree ("tenant_id","id") WHERE is_deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "oss_code_unique" ON "oss" USING btree ("tenant_id","oss_code") WHERE is_deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "oss_enabled" ON "oss" USING btree ("tenant_id") WHERE is_deleted = 0 and status = 2;--> statement-breakpoint
CREATE UNIQUE INDEX "session_token_access" ON "session_token" USING btree ("access_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "session_token_refresh" ON "session_token" USING btree ("refresh_hash");--> statement-breakpoint
CREATE INDEX "session_token_family" ON "session_token" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "session_token_expiry" ON "session_token" USING btree ("refresh_expires");--> statement-breakpoint
CREATE INDEX "sms_code_phone" ON "sms_code" USING btree ("phone","create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_account" ON "app_user" USING btree ("tenant_id","account") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "app_user_tenant" ON "app_user" USING btree ("tenant_id","id") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "app_user_depts" ON "app_user" USING gin (string_to_array("dept_id", ','));--> statement-breakpoint
CREATE INDEX "app_user_oauth" ON "app_user" USING btree ("oauth_id") WHERE oauth_id <> '';--> statement-breakpoint
CREATE INDEX "app_user_org" ON "app_user" USING btree ("org_code") WHERE org_code <> '';--> statement-breakpoint
CREATE INDEX "app_user_phone" ON "app_user" USING btree ("phone") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "app_user_finance" ON "app_user" USING btree ("finance_id") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "bank_order_open" ON "bank_order" USING btree ("sort","id") WHERE is_deleted = 0 and status = 1;--> statement-breakpoint
CREATE INDEX "institution_heads" ON "institution" USING btree ("sort","id") WHERE parent_id = 0 and is_deleted = 0 and status = 1;--> statement-breakpoint
CREATE INDEX "institution_heads_of_type" ON "institution" USING btree ("finance_type","sort","id") WHERE parent_id = 0 and is_deleted = 0 and status = 1;--> statement-breakpoint
CREATE INDEX "institution_branches" ON "institution" USING btree ("parent_id","sort","id") WHERE is_deleted = 0 and status = 1;--> statement-breakpoint
CREATE INDEX "institution_places" ON "institution" USING btree ("area_code","finance_type","sort","id") WHERE is_deleted = 0 and status = 1;--> statement-breakpoint
CREATE INDEX "notice_list" ON "notice" USING btree ("tenant_id","release_time","id") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "online_notice_list" ON "online_notice" USING btree ("tenant_id","id") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "online_notice_files" ON "online_notice" USING btree ("attach_group") WHERE attach_group <> '';--> statement-breakpoint
CREATE INDEX "received_message_list" ON "received_message" USING btree ("user_id","id") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "received_message_unread" ON "received_message" USING btree ("user_id") WHERE is_deleted = 0 and read_time is null;--> statement-breakpoint
CREATE INDEX "received_message_case" ON "received_message" USING btree ("biz_type","biz_id","user_id");--> statement-breakpoint
CREATE INDEX "received_message_read" ON "received_message" USING btree ("biz_type","biz_id") WHERE read_time is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "received_message_event" ON "received_message" USING btree ("event_key","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sms_config_code" ON "sms_config" USING btree ("tenant_id","sms_code") WHERE is_deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "sms_config_enabled" ON "sms_config" USING btree ("tenant_id") WHERE is_deleted = 0 and status = 2;--> statement-breakpoint
CREATE INDEX "sms_outbox_phone" ON "sms_outbox" USING btree ("phone","create_time");--> statement-breakpoint
CREATE INDEX "sms_outbox_list" ON "sms_outbox" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "advocacy_listed" ON "advocacy" USING btree ("tenant_id","is_top" DESC NULLS LAST,"pub_time" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 1 and is_deleted = 0;--> statement-breakpoint
CREATE INDEX "advocacy_words" ON "advocacy" USING gin ("title_grams") WHERE status = 1 and is_deleted = 0;--> statement-breakpoint
CREATE INDEX "policy_listed" ON "policy" USING btree ("tenant_id","is_top" DESC NULLS LAST,"issue_date" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 1 and is_deleted = 0;--> statement-breakpoint
CREATE INDEX "policy_grade" ON "policy" USING btree ("tenant_id","grade","is_top" DESC NULLS LAST,"issue_date" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 1 and is_deleted = 0;--> statement-breakpoint
CREATE INDEX "policy_type" ON "policy" USING btree ("tenant_id","policy_type","is_top" DESC NULLS LAST,"issue_date" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 1 and is_deleted = 0;--> statement-breakpoint
CREATE INDEX "policy_due" ON "policy" USING btree ("tenant_id","valid_date","id") WHERE status = 1 and is_deleted = 0;--> statement-breakpoint
CREATE INDEX "policy_explains" ON "policy" USING btree ("explains_id") WHERE status = 1 and is_deleted = 0;--> statement-breakpoint
CREATE INDEX "policy_labels" ON "policy" USING gin ("labels") WHERE status = 1 and is_deleted = 0;--> statement-breakpoint
CREATE INDEX "policy_models" ON "policy" USING gin ("model_codes") WHERE status = 1 and is_deleted = 0;--> statement-breakpoint
CREATE INDEX "policy_words" ON "policy" USING gin ("title_grams") WHERE status = 1 and is_deleted = 0;--> statement-breakpoint
CREATE INDEX "policy_service_listed" ON "policy_service" USING btree ("tenant_id","sort","id") WHERE status = 1 and is_deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_day_unique" ON "calendar_day" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "client_id_unique" ON "client" USING btree ("client_id") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "dict_children" ON "dict" USING btree ("parent_id","sort") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "dict_code" ON "dict" USING btree ("code","sort") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "dict_biz_children" ON "dict_biz" USING btree ("parent_id","sort") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "dict_biz_code" ON "dict_biz" USING btree ("tenant_id","code","sort") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "log_api_time" ON "log_api" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "log_error_time" ON "log_error" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "log_usual_time" ON "log_usual" USING btree ("create_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "menu_code_unique" ON "menu" USING btree ("code") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "menu_children" ON "menu" USING btree ("parent_id","sort");--> statement-breakpoint
CREATE UNIQUE INDEX "param_key_unique" ON "param" USING btree ("param_key") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "region_children" ON "region" USING btree ("parent_code","sort");--> statement-breakpoint
CREATE UNIQUE INDEX "tenant_number" ON "tenant" USING btree ("tenant_id") WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX "event_track_time" ON "event_track" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "event_track_code" ON "event_track" USING btree ("event_code","create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "case_history_case" ON "case_history" USING btree ("biz_type","biz_id","seq");