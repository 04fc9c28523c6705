-- The roles of docs/deployment.md: one that owns the tables and migrates, one that reads and writes rows.
CREATE ROLE kaamsetu_owner LOGIN PASSWORD :'owner_password';
CREATE ROLE kaamsetu_app LOGIN PASSWORD :'app_password';
CREATE DATABASE kaamsetu OWNER kaamsetu_owner;
REVOKE ALL ON DATABASE kaamsetu FROM PUBLIC;
GRANT CONNECT ON DATABASE kaamsetu TO kaamsetu_app;
