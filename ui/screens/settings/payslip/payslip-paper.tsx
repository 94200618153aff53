import { payslipTexts } from '#contracts/payroll/sheet/payslip.text.ts'
import type { Pair } from '#contracts/payroll/sheet/payslip-contents.ts'
import type { PayslipSheet } from '#contracts/payroll/sheet/payslip-sheet.ts'
import { cx, sva } from '#styled-system/css/index.js'
import { Avatar } from '#ui/widgets/avatar/avatar.tsx'

const paper = sva({
  slots: [
    'sheet',
    'head',
    'company',
    'name',
    'small',
    'title',
    'recipient',
    'facts',
    'table',
    'cell',
    'number',
    'foot',
  ],
  base: {
    /** Keeps dark ink on white paper in the dark theme too, as the payslip is printed. */
    sheet: {
      display: 'grid',
      gap: '4',
      padding: { base: '3', sm: '5' },
      minWidth: '0',
      borderRadius: 'sm',
      border: 'subtle',
      bg: '[#FFFFFF]',
      color: '[#1C262B]',
      textStyle: 'caption',
      fontVariantNumeric: 'tabular-nums',
      overflowX: 'auto',
      '@media print': { padding: '0', border: 'none', borderRadius: '[0]', overflow: 'visible' },
    },
    head: { display: 'flex', justifyContent: 'space-between', gap: '4', flexWrap: 'wrap' },
    company: { display: 'flex', gap: '3', minWidth: '0' },
    name: { textStyle: 'title' },
    small: { color: '[#52636C]' },
    title: { textStyle: 'headingSm', textAlign: 'end' },
    recipient: { py: '2' },
    facts: {
      display: 'grid',
      gridTemplateColumns: '[repeat(auto-fill, minmax(10rem, 1fr))]',
      columnGap: '4',
      rowGap: '2',
      '& dt': { color: '[#52636C]' },
    },
    table: { width: 'full', borderCollapse: 'collapse', borderBlock: '[1px solid #C6D0D5]' },
    cell: {
      py: '1',
      pe: '3',
      textAlign: 'start',
      verticalAlign: 'top',
      fontWeight: '[inherit]',
      '&:not(:first-child)': { whiteSpace: { sm: 'nowrap' } },
    },
    number: { textAlign: 'end', pe: '0', ps: '2', whiteSpace: 'nowrap' },
    foot: { display: 'flex', justifyContent: 'space-between', gap: '4', color: '[#52636C]' },
  },
})

const strong = 'captionStrong'
const sum = sva({
  slots: ['list', 'line', 'net', 'group'],
  base: {
    list: { display: 'grid', gap: '0.5', ms: 'auto', width: 'full', maxWidth: '[16rem]' },
    line: { display: 'flex', justifyContent: 'space-between', gap: '4' },
    net: { textStyle: 'title', borderTop: '[1px solid #1C262B]', pt: '1', mt: '1' },
    group: { display: 'grid', gap: '0.5', alignContent: 'start', '& > h3': { textStyle: strong } },
  },
})
const groups = sva({
  slots: ['root'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '[repeat(auto-fill, minmax(11rem, 1fr))]',
      columnGap: '6',
      rowGap: '4',
      borderTop: '[1px solid #C6D0D5]',
      pt: '4',
    },
  },
})

export interface PayslipPaperProps {
  readonly sheet: PayslipSheet
  /** The URL of the company's logotype; its initials replace a missing one. */
  readonly logotype: string | undefined
}

/** Renders a payslip as it is printed. */
export const PayslipPaper = ({ sheet, logotype }: PayslipPaperProps) => {
  const { company, recipient, facts, columns, rows, benefits, sums, net, message, hasPageNumbers } = sheet
  const styles = paper()
  const line = sum()
  return (
    <article
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, also by keyboard
      tabIndex={0}
      className={styles.sheet}
      lang={sheet.language === 'EN' ? 'en' : 'sv'}
      aria-label={sheet.title}
    >
      <header className={styles.head}>
        <div className={styles.company}>
          {sheet.hasLogotype && <Avatar name={company.name} picture={logotype} shape="square" />}
          <div>
            <p className={styles.name}>{company.name}</p>
            {company.lines.map(each => (
              <p key={each}>{each}</p>
            ))}
            {company.contact.map(([label, value]) => (
              <p key={label} className={styles.small}>
                {label} {value}
              </p>
            ))}
          </div>
        </div>
        <p className={styles.title}>{sheet.title}</p>
      </header>
      <div className={styles.recipient}>
        {recipient.map(each => (
          <p key={each}>{each}</p>
        ))}
      </div>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ id, title, isNumber }) => (
              <th key={id} scope="col" className={cx(styles.cell, styles.small, isNumber && styles.number)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <Rows sheet={sheet} rows={rows} />
        {benefits && <Rows sheet={sheet} rows={benefits.rows} title={benefits.title} />}
      </table>
      <div className={line.list}>
        {[...sums, net].map(([label, value]) => (
          <p key={label} className={cx(line.line, label === net[0] && line.net)}>
            <span>{label}</span>
            <span>{value}</span>
          </p>
        ))}
      </div>
      {sheet.groups.length > 0 && (
        <div className={groups().root}>
          {sheet.groups.map(({ title, pairs }) => (
            <Group key={title} title={title} pairs={pairs} />
          ))}
        </div>
      )}
      {message && (
        <p>
          <strong>{message[0]}:</strong> {message[1]}
        </p>
      )}
      {hasPageNumbers && (
        <footer className={styles.foot}>
          <span>{company.name}</span>
          <span>{payslipTexts[sheet.language].page(1, 1)}</span>
        </footer>
      )}
    </article>
  )
}

interface RowsProps {
  readonly sheet: PayslipSheet
  readonly rows: PayslipSheet['rows']
  readonly title?: string
}

const Rows = ({ sheet: { columns }, rows, title }: RowsProps) => {
  const styles = paper()
  return (
    <tbody>
      {title !== undefined && (
        <tr>
          <th scope="rowgroup" colSpan={columns.length} className={styles.cell}>
            {title}
          </th>
        </tr>
      )}
      {rows.map(row => (
        <tr key={row.join()}>
          {columns.map(({ id, isNumber }, at) => (
            <td key={id} className={cx(styles.cell, isNumber && styles.number)}>
              {row[at]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

const Group = ({ title, pairs }: { readonly title: string; readonly pairs: readonly Pair[] }) => {
  const line = sum()
  return (
    <section className={line.group}>
      <h3>{title}</h3>
      {pairs.map(([label, value]) => (
        <p key={label} className={line.line}>
          <span>{label}</span>
          <span>{value}</span>
        </p>
      ))}
    </section>
  )
}
