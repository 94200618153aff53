import { useSelector } from '@xstate/react'
import Download from 'lucide-react/icons/download'
import { useSearchParams } from 'react-router-dom'
import { right } from '#contracts/rights/openings.ts'
import * as select from '#machines/imports/import-file/import-file.select.ts'
import { useMay } from '#ui/runtime/access.ts'
import { useFlow, useLazyFlow } from '#ui/runtime/hooks.tsx'
import { importFile } from '#ui/runtime/lazy/imports.ts'
import { importTexts as texts } from '#ui/screens/imports/imports.text.ts'
import { BackButton } from '#ui/shell/back-button.tsx'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { ChooseColumns } from './choose-columns.tsx'
import { ChooseFile } from './choose-file.tsx'
import { ImportedRows, ImportRuns } from './import-lists.tsx'
import { Preview } from './preview.tsx'

/** Renders `/registry/impreg/@/import`: the import of a file, and the imports that were made. */
export default function ImportScreen() {
  const flow = useLazyFlow(importFile)
  const step = useSelector(flow, snapshot => (snapshot ? select.step(snapshot) : undefined))
  const done = useSelector(flow, snapshot => (snapshot ? select.done(snapshot) : null))
  const mayWrite = useMay(right('Registry.ImpReg.Write'))
  const [search] = useSearchParams()
  const number = Number(search.get('nr') ?? 0)
  if (!flow || step === undefined) return <LoadingIndicator />
  return (
    <div className={common.part6}>
      <PageHeader title={texts.title} actions={<BackButton to="/registry/impreg">{texts.back}</BackButton>} />
      {mayWrite && step === 'choosing' && <ChooseFile flow={flow} />}
      {step === 'mapping' && <ChooseColumns flow={flow} />}
      {step === 'previewing' && <Preview flow={flow} />}
      {step === 'done' && done && (
        <Section title={texts.done.title}>
          <div className={common.stack4AtStart}>
            <Notice kind="SUCCESS">{texts.counts(done)}</Notice>
            <Button variant="primary" onClick={() => flow.send({ type: 'import.restart' })}>
              {texts.done.again}
            </Button>
          </div>
        </Section>
      )}
      {number > 0 ? <ImportedRows number={number} /> : <ImportRuns flow={flow} mayWrite={mayWrite} />}
      <PaxmlExport />
    </div>
  )
}

/** Renders the downloads of what PAXml has of the company. */
function PaxmlExport() {
  const download = useFlow('download')
  const mayReadStaff = useMay(right('Registry.PerReg.Read'))
  return (
    <Section title={texts.paxml.title}>
      <div className={common.wrap}>
        {mayReadStaff &&
          (['employees', 'schedules'] as const).map(name => (
            <Button
              key={name}
              icon={Download}
              onClick={() => download.send({ type: 'download.start', path: `/file/paxml/${name}` })}
            >
              {texts.paxml[name]}
            </Button>
          ))}
        <Button icon={Download} onClick={() => download.send({ type: 'download.start', path: '/file/paxml/rows' })}>
          {texts.paxml.rows}
        </Button>
      </div>
    </Section>
  )
}
