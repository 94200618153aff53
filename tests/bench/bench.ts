import { compete, isKept, type Limit, type Result, type Row, type Spread } from './contest.ts'
import { access } from './rows/access.ts'
import { adapterPath } from './rows/adapter-path.ts'
import { clone } from './rows/clone.ts'
import { companyDialog } from './rows/company-dialog.ts'
import { companyList } from './rows/company-list.ts'
import { employeesPage } from './rows/employees-page.ts'
import { firstScreen } from './rows/first-screen.ts'
import { form } from './rows/form.ts'
import { journal } from './rows/journal.ts'
import { lighthouseScores } from './rows/lighthouse.ts'
import { payslipGrid } from './rows/payslip-grid.ts'
import { registers } from './rows/registers.ts'
import { routeChunks } from './rows/route-chunks.ts'
import { salaryRun } from './rows/salary-run.ts'
import { tables } from './rows/tables.ts'

/**
 * Runs the rows of the benchmark, by `npm run bench`; `npm run bench -- company-list` runs those
 * whose names begin so.
 */
const rows: readonly Row[] = [
  ...firstScreen,
  ...routeChunks,
  ...lighthouseScores,
  ...companyList,
  ...employeesPage,
  ...registers,
  ...salaryRun,
  ...payslipGrid,
  ...access,
  ...adapterPath,
  ...companyDialog,
  ...clone,
  ...form,
  ...journal,
  ...tables,
]

const wanted = process.argv.slice(2)
const chosen = rows.filter(({ name }) => wanted.length === 0 || wanted.some(start => name.startsWith(start)))
if (chosen.length === 0) {
  console.error(`No row begins so: they are ${rows.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

const number = (value: number) =>
  value.toLocaleString('en', { maximumSignificantDigits: value < 100 ? 3 : 6, maximumFractionDigits: 2 })
const text = ({ median, min, max }: Spread) =>
  min === max ? number(median) : `${number(median)} (${number(min)}–${number(max)})`

const demand = ({ atMost, atLeast, ofRatio }: Limit) =>
  [
    ofRatio && 'ours / peer',
    atMost !== undefined && `≤ ${number(atMost)}`,
    atLeast !== undefined && `≥ ${number(atLeast)}`,
  ]
    .filter(part => part)
    .join(' ')

const line = ({ name, unit, better, peer, limit }: Row, result: Result) => ({
  row: name,
  ours: `${text(result.ours)} ${unit}`,
  peer: `${text(result.peer)} ${unit}`,
  'ours / peer': text(result.ratio),
  better,
  ...(limit && {
    limit: `${isKept(limit, result) ? 'kept' : 'BROKEN'}: ${demand(limit)}`,
  }),
  'the peer': peer,
})

const table: ReturnType<typeof line>[] = []
for (const row of chosen) {
  console.info(`${row.name}: ${row.what}, against ${row.peer} …`)
  try {
    const result = await compete(row)
    table.push(line(row, result))
    if (row.limit && !isKept(row.limit, result)) process.exitCode = 1
  } catch (failure) {
    console.error(`${row.name} could not be measured:`, failure)
    process.exitCode = 1
  }
}
console.info('\nMedians, with the least and the most; a ratio compares the two of one round.')
console.table(table)
