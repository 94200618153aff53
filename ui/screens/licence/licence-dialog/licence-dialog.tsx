import type { ReactNode } from 'react'
import { plusModel, untilFurtherNotice } from '#contracts/licence/rules.ts'
import type { LicenceInfo } from '#contracts/licence/shapes.ts'
import { showPostCode } from '#contracts/rules/post-code.ts'
import * as select from '#machines/licence/licence-info/licence-info.select.ts'
import { css } from '#styled-system/css/index.js'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { licenceTexts as texts } from '#ui/screens/licence/licence.text.ts'
import { formatCount, formatOrgnr } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { DescriptionList } from '#ui/widgets/description-list/description-list.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { Skeleton, SkeletonGroup } from '#ui/widgets/skeleton/skeleton.tsx'

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
  columnGap: '8',
  rowGap: '6',
})
const whole = css({ gridColumn: { md: '[1 / -1]' } })
const table = css({
  width: 'full',
  textStyle: 'table',
  borderCollapse: 'collapse',
  '& :is(th, td)': { textAlign: 'start', paddingBlock: '2', borderTop: 'subtle', fontWeight: 'regular' },
  '& thead th': { textStyle: 'captionStrong', color: 'fg.muted', borderTop: 'none', paddingTop: '0' },
  '& :is(th, td):not(:first-child)': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', paddingLeft: '4' },
})

/** Renders the licence info dialog, for licence users. */
export default function LicenceDialog() {
  const flow = useFlow('licenceInfo')
  const info = useSelect('licenceInfo', select.info)
  const close = () => flow.send({ type: 'licence.close' })
  return (
    <Dialog
      open
      title={texts.title}
      width={900}
      onClose={close}
      footer={<Button onClick={close}>{texts.close}</Button>}
    >
      {info ? (
        <div className={columns}>
          <Facts title={texts.licence} of={['LicNr', 'LicDate', 'GiltigTom', 'Modell']} info={info} />
          <Facts title={texts.licensee} of={['Namn', 'Orgnr', 'EPost', 'Telefon']} info={info} />
          <Facts title={texts.address} of={['PostAdress', 'GatuAdress', 'PostNr', 'Ort']} info={info} />
          <section>
            <h3 className={common.titleAbove}>{texts.statistics}</h3>
            <DescriptionList
              items={[{ label: texts.companies, value: formatCount(info.AntalForetag), numeric: true }]}
            />
          </section>
          <Options options={info.Optioner} />
        </div>
      ) : (
        <SkeletonGroup label={texts.loading}>
          {[88, 72, 94, 66, 80, 70, 90, 60].map(share => (
            <Skeleton key={share} width={`${share}%`} height={16} />
          ))}
        </SkeletonGroup>
      )}
    </Dialog>
  )
}

type Fact = keyof typeof texts.facts
const numbers: readonly Fact[] = ['LicNr', 'LicDate', 'GiltigTom', 'Orgnr', 'PostNr', 'Telefon']

function shown(info: LicenceInfo, fact: Fact): ReactNode {
  const value = info[fact]
  if (fact === 'GiltigTom' && value === untilFurtherNotice) return texts.untilFurtherNotice
  if (fact === 'Modell') return value === plusModel ? texts.models.plus : texts.models.bas
  if (fact === 'Orgnr') return formatOrgnr(value) || texts.unknown
  if (fact === 'PostNr') return showPostCode(value) || texts.unknown
  if (fact === 'EPost' && value !== '') return <MailAddress of={value} />
  return value || texts.unknown
}

/** Renders an e-mail address. When it does not fit on one line, it breaks before the host. */
function MailAddress({ of }: { readonly of: string }) {
  const host = of.indexOf('@') + 1
  return (
    <>
      {of.slice(0, host)}
      <wbr />
      {of.slice(host)}
    </>
  )
}

function Facts({
  title,
  of,
  info,
}: {
  readonly title: string
  readonly of: readonly Fact[]
  readonly info: LicenceInfo
}) {
  const items = of.map(fact => ({
    label: texts.facts[fact],
    value: shown(info, fact),
    numeric: numbers.includes(fact),
  }))
  return (
    <section>
      <h3 className={common.titleAbove}>{title}</h3>
      <DescriptionList items={items} />
    </section>
  )
}

function Options({ options }: { readonly options: LicenceInfo['Optioner'] }) {
  return (
    <section className={whole}>
      <h3 className={common.titleAbove}>{texts.options}</h3>
      {options.length === 0 ? (
        <p className={common.muted}>{texts.noOptions}</p>
      ) : (
        <table className={table}>
          <thead>
            <tr>
              <th scope="col">{texts.option}</th>
              <th scope="col">{texts.users}</th>
              <th scope="col">{texts.most}</th>
            </tr>
          </thead>
          <tbody>
            {options.map(({ Kod, Text, AntalAnvandare, MaxAnvandare }) => (
              <tr key={Kod}>
                <th scope="row">{Text}</th>
                <td>{formatCount(AntalAnvandare)}</td>
                <td>{MaxAnvandare === 0 ? texts.unlimited : formatCount(MaxAnvandare)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
