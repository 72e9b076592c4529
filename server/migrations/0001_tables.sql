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
	"area_code" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
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
CREATE UNIQUE INDEX "enterprise_org_code" ON "enterprise" USING btree ("org_code") WHERE is_deleted = 0;--> statement-breakpoint
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
CREATE UNIQUE INDEX "sms_config_code" ON "sms_config" USING btree ("tenant_id","sms_code") WHERE is_deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "sms_config_enabled" ON "sms_config" USING btree ("tenant_id") WHERE is_deleted = 0 and status = 2;--> statement-breakpoint
CREATE INDEX "sms_outbox_phone" ON "sms_outbox" USING btree ("phone","create_time");--> statement-breakpoint
CREATE INDEX "sms_outbox_list" ON "sms_outbox" USING btree ("tenant_id","id");--> statement-breakpoint
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