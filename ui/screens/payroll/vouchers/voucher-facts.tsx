import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { mayBeDone } from '#contracts/life/life.ts'
import type { VoucherHead } from '#contracts/payroll/vouchers/shapes.ts'
import { voucherLife, voucherState } from '#contracts/payroll/vouchers/voucher-life.ts'
import type { ShownVoucher } from '#machines/payroll/voucher/voucher.types.ts'
import { css } from '#styled-system/css/index.js'
import { voucherTexts } from '#ui/screens/payroll/vouchers/vouchers.text.ts'
import { formatTime } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Section } from '#ui/widgets/section/section.tsx'
import { wholeDates } from '#ui/widgets/whole-dates/whole-dates.tsx'
import { voucherPath } from './paths.ts'
import { PaymentLink } from './payment-link.tsx'
import { VoucherStatus } from './voucher-status.tsx'

const texts = voucherTexts.voucher
const labels = texts.facts
const list = css({ display: 'grid', gap: '1', justifyItems: 'start' })
const facts = css({
  display: 'grid',
  columnGap: '6',
  rowGap: '4',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 15rem), 1fr))]',
})
const fact = css({ display: 'grid', gap: '0.5', alignContent: 'start', justifyItems: 'start' })

const Ways = ({ to }: { readonly to: readonly VoucherHead[] }) => (
  <div className={list}>
    {to.map(({ VerId, Text, Datum }) => (
      <Link key={VerId} className={common.link} to={voucherPath(VerId)}>
        {wholeDates(`${Text}, ${Datum}`)}
      </Link>
    ))}
  </div>
)

/**
 * Renders the head of a voucher: its kind, number and status, and the vouchers that it belongs
 * with.
 */
export function VoucherFacts({ shown: { voucher, others } }: { readonly shown: ShownVoucher }) {
  const { Datum, Serie, Nummer, Status, SkapadTid, SkapadAv, SkickadTid, SkickadAv, Fil, Betalning } = voucher
  const kind = voucher.Aterfor !== null ? 'reversal' : Betalning === null ? 'ordinary' : 'payment'
  const withId = (id: string | null) => others.filter(({ VerId }) => VerId === id)
  const ways = [
    [labels.together, others.filter(({ Kontering }) => Kontering === voucher.Kontering)],
    [labels.reverses, withId(voucher.Aterfor)],
    [labels.reversedBy, withId(voucher.AterfordAv)],
  ] as const
  const items: readonly (readonly [label: string, value: ReactNode])[] = [
    [labels.kind, texts.kinds[kind]],
    [labels.date, Datum],
    [labels.number, texts.number(Serie, Nummer, mayBeDone(voucherLife, voucherState(voucher), 'fetch'))],
    [labels.status, <VoucherStatus key={Status} status={Status} />],
    [labels.made, texts.by(formatTime(SkapadTid), SkapadAv)],
    ...(SkickadTid === null || Fil === null
      ? []
      : [[labels.sent, texts.inFile(formatTime(SkickadTid), SkickadAv, Fil)] as const]),
    ...(Betalning === null
      ? []
      : [[labels.payment, <PaymentLink key="payment" period={voucher.Period} number={Betalning} />] as const]),
    ...ways.flatMap(([label, to]) => (to.length === 0 ? [] : [[label, <Ways key={label} to={to} />] as const])),
  ]
  return (
    <Section title={texts.head}>
      <dl className={facts}>
        {items.map(([label, content]) => (
          <div key={label} className={fact}>
            <dt className={common.caption}>{label}</dt>
            <dd className={common.figuresOfAnyLength}>{wholeDates(content)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
