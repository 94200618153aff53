import { randomUUID } from 'node:crypto'
import { header, markerValue } from '#contracts/headers.ts'
import { type Answer, type Fault, is, type Passing, spoils } from './broken-proxy.ts'

const ok = (data: unknown): { readonly answer: Answer } => ({
  answer: { status: 200, headers: { 'content-type': 'application/json', 'x-build-id': 'broken' }, body: { data } },
})
const isWrite = ({ method }: Passing) => method !== 'GET'
/** Returns the fault of a write that is acknowledged but not done. */
const forgets = (name: string, foundBy: string, method: string, path: RegExp, data: unknown = null): Fault => ({
  name,
  foundBy,
  request: passing => (is(method, path)(passing) ? ok(data) : undefined),
})

/** Returns the fault of a call that succeeds where it should be refused. */
const allows = (name: string, foundBy: string, dvCode: string, data: unknown = null): Fault => ({
  name,
  foundBy,
  answer: ({ body, headers }) => (body.dvCode === dvCode ? { status: 200, headers, body: { data } } : undefined),
})

const withPagination = (passing: Passing, change: (pagination: Record<string, unknown>) => void): Partial<Passing> => {
  const text = passing.query.get('pagination')
  if (text === null) return {}
  const pagination = JSON.parse(text) as Record<string, unknown>
  change(pagination)
  const query = new URLSearchParams(passing.query)
  query.set('pagination', JSON.stringify(pagination))
  return { query }
}

/**
 * The faults to detect, one per broken backend. A verifier that passes a broken backend has missed
 * its fault.
 */
export const faults: readonly Fault[] = [
  spoils('a job is always queued', 'GET /cloneCompany/status/{jobId}: completed', 'GET', /Company\/status\//, job => ({
    ...job,
    Status: 'QUEUED',
  })),
  spoils(
    'the archive is the wrong way round',
    'DELETE /companyInfo/{FtgId}/toggleArchivedState: a company archived',
    'DELETE',
    /toggleArchivedState$/,
    data => ({ ...data, Archived: !data.Archived }),
  ),
  {
    name: 'another company is answered than asked for',
    foundBy: 'GET /companyInfo/{FtgId}: a company whose settings the account may read',
    request: passing => (passing.path === '/companyInfo/nordsken' ? { path: '/companyInfo/akvarell' } : undefined),
  },
  {
    name: 'no rows are counted',
    foundBy: 'GET /perlista: a page of employees, by name',
    answer: ({ headers }) =>
      header.paginationInfo in headers
        ? { headers: { ...headers, [header.paginationInfo]: '{"totalRows":0}' } }
        : undefined,
  },
  spoils(
    'years are the wrong way round',
    'GET /salaryyears: the years of a company, the latest first',
    'GET',
    /^\/salaryyears$/,
    (years: unknown[]) => years.toReversed(),
  ),
  {
    name: 'idempotency keys are ignored',
    foundBy: 'POST /createCompany: the same again under its key',
    request: ({ headers }) =>
      header.idempotencyKey in headers ? { headers: { ...headers, [header.idempotencyKey]: randomUUID() } } : undefined,
  },
  {
    name: 'a write without a key is done',
    foundBy: 'POST /messages: a write without a key',
    request: passing =>
      isWrite(passing) && !(header.idempotencyKey in passing.headers)
        ? { headers: { ...passing.headers, [header.idempotencyKey]: randomUUID() } }
        : undefined,
  },
  {
    name: 'no marker is demanded',
    foundBy: 'GET /companyList: a request without the marker',
    request: ({ headers }) => ({ headers: { ...headers, [header.marker]: markerValue } }),
  },
  {
    name: 'strangers are let in',
    foundBy: 'GET /perlista: nobody signed in',
    request: ({ headers }, { adm }) => ('cookie' in headers ? undefined : { headers: { ...headers, cookie: adm } }),
  },
  allows('sessions never end', 'GET /myAccount: a session ended by inactivity', '40102'),
  {
    name: 'rights are not looked at',
    foundBy: 'GET /perlista: an account without the right',
    answer: ({ body, headers }) => (body.dvCode === '40303' ? { status: 200, headers, body: { data: [] } } : undefined),
  },
  allows('any company may be chosen', 'GET /salaryyears: a company that the account may not choose', '40401', []),
  allows('roles are not looked at', 'GET /licenseInformation: an account that is no licence user', '40303', {}),
  {
    name: 'lists are not sorted as asked',
    foundBy: 'GET /perlista: the second page, the other way round',
    request: passing =>
      withPagination(passing, pagination => {
        delete pagination.sortBy
        delete pagination.sortOrder
      }),
  },
  {
    name: 'lists are not searched',
    foundBy: 'GET /perlista: those whom a search finds',
    request: passing =>
      withPagination(passing, pagination => {
        delete pagination.searchTerm
        delete pagination.searchFields
      }),
  },
  {
    name: 'every page is the first',
    foundBy: 'GET /messages/folder/{Folder}: the second page of the inbox',
    request: passing =>
      withPagination(passing, pagination => {
        if ('pageNum' in pagination) pagination.pageNum = 1
      }),
  },
  {
    name: 'filters are ignored',
    foundBy: 'GET /perlista: those whom a filter keeps',
    request: ({ query }) => {
      const without = new URLSearchParams(query)
      without.delete('filter')
      return { query: without }
    },
  },
  spoils('nothing is ever unread', 'GET /messages/status: the unread count', 'GET', /^\/messages\/status$/, () => ({
    AntalOlast: 0,
  })),
  forgets('a message is not marked as read', 'GET /messages/{Id}: a message marked as read', 'PUT', /\/read$/),
  forgets('a message is not archived', 'GET /messages/folder/{Folder}: the archive', 'PUT', /\/archive$/),
  forgets(
    'a message is not sent',
    'GET /messages/folder/{Folder}: a message that was sent twice',
    'POST',
    /^\/messages$/,
  ),
  forgets('notifications stay unread', 'GET /notifications: notifications that were read', 'PUT', /markAllAsRead$/),
  forgets('salary years are not purged', 'GET /salaryyears: years that were purged', 'DELETE', /^\/salaryyears\//),
  forgets('a salary year is not made', 'GET /salaryyears: a year that was made', 'POST', /^\/createSalaryYear$/),
  forgets(
    'a copy is not deleted',
    'GET /restoreCompany/listFiles/{LicNr}: the copies, once one is deleted',
    'POST',
    /deleteCopy$/,
  ),
  forgets('a password is not changed', 'POST /authenticate: a new password', 'PUT', /^\/changepassword$/),
  forgets('signing out does nothing', 'GET /me: a session that was signed out', 'GET', /^\/logout$/),
  spoils(
    'settings are not changed',
    'PUT /companyInfo/{FtgId}: settings changed',
    'PUT',
    /^\/companyInfo\/\w+$/,
    company => ({ ...company, Settings: { ...company.Settings, Values: { ...company.Settings.Values, Telefon: '' } } }),
  ),
  allows('orders are not limited', 'POST /bankidauth: too many orders from an address', '42901', {}),
  allows('who saves last wins', 'PUT /companyInfo/{FtgId}: a version that is not the latest', '40902', {}),
  spoils(
    'where a restored company came from is told in words',
    'GET /companyList: a company that was restored from a copy',
    'GET',
    /^\/companyList$/,
    (companies: { RestoreInfo: unknown }[]) =>
      companies.map(company => ({ ...company, RestoreInfo: company.RestoreInfo && 'från en kopia' })),
  ),
  spoils(
    'companies lie in any order',
    'GET /companyList: the companies of the account',
    'GET',
    /^\/companyList$/,
    (all: unknown[]) => all.toReversed(),
  ),
  spoils('no SMS code is demanded', 'POST /authenticate: an SMS code demanded', 'POST', /^\/authenticate$/, data => ({
    ...data,
    requireSMSVerification: false,
  })),
  {
    name: 'refusals have no code',
    foundBy: "GET /messages/{Id}: a message that is not the account's",
    answer: ({ status, body }) => (status >= 400 ? { body: { message: body.message } } : undefined),
  },
  {
    name: 'the fields to blame are not named',
    foundBy: 'PUT /companyInfo/{FtgId}: a value that breaks a rule',
    answer: ({ body }) => ('fields' in body ? { body: { message: body.message, dvCode: body.dvCode } } : undefined),
  },
  {
    name: 'scripts may read the session cookie',
    foundBy: 'POST /authenticate: the right password',
    answer: ({ headers }) =>
      'set-cookie' in headers
        ? { headers: { ...headers, 'set-cookie': (headers['set-cookie'] ?? '').replace(/; *HttpOnly/i, '') } }
        : undefined,
  },
  {
    name: 'answers do not say of which build they are',
    foundBy: 'GET /portalInfo: the settings',
    answer: ({ headers: { [header.buildId]: _, ...headers } }) => ({ headers }),
  },
  spoils(
    'numbers are told as text',
    'GET /infopanel/employees: the employees of a company, the most common form first',
    'GET',
    /^\/infopanel\/employees$/,
    data => ({
      ...data,
      Antal: String(data.Antal),
    }),
  ),
  spoils(
    'a script is kept in a help text',
    'PUT /helptexts/{key}: HTML that a help text may not hold',
    'PUT',
    /^\/helptexts\//,
    data => ({ ...data, html: `${data.html}<script>alert(1)</script>` }),
  ),
]
