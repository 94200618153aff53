import { sql } from 'drizzle-orm'

/**
 * True for an employee of the query who has an account with access to the company, and so a page of
 * their own. Drizzle leaves the table out of columns in a query of one table, which would make them
 * those of the query inside.
 */
export const hasAccount = sql<boolean>`exists (select from user_account a
  where a.personal_number = employee.personal_number and a.personal_number <> ''
    and a.blocked_at is null and a.support_of is null
    and (a.all_companies or exists (select from user_company_access c
      where c.login = a.login and c.ftg_key = employee.ftg_key)))`
