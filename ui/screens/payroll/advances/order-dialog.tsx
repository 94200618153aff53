import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/payroll/advances/advances.select.ts'
import { newKey } from '#ui/runtime/new-key.ts'
import { advancesTexts } from '#ui/screens/payroll/advances/advances.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { DescriptionList } from '#ui/widgets/description-list/description-list.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { showAmount } from '../explained/amounts.ts'
import { FileVersion, firstVersion } from '../payments/file-version.tsx'
import { PayableTable } from '../payments/payable-table.tsx'

const texts = advancesTexts.order

/** Renders what the chosen advances pay after tax, and the button that orders it. */
export function OrderDialog({ flow }: { readonly flow: FlowRef<'advances'> }) {
  const preview = useSelector(flow, select.preview)
  const isBusy = useSelector(flow, select.isMaking)
  const [Version, choose] = useState(firstVersion)
  const close = () => flow.send({ type: 'advances.close' })
  const net = preview ? preview.Forslag.TillKonto + preview.Forslag.Kontant : 0
  return (
    <Dialog
      open
      title={texts.title}
      description={texts.description}
      width={640}
      onClose={isBusy ? undefined : close}
      footer={
        <>
          <Button disabled={isBusy} onClick={close}>
            {texts.cancel}
          </Button>
          <Button
            variant="primary"
            pending={isBusy}
            disabled={!preview}
            onClick={() => flow.send({ type: 'advances.order', Version, key: newKey() })}
          >
            {texts.submit(preview?.Forslag.Lonebesked.length ?? 0)}
          </Button>
        </>
      }
    >
      {preview ? (
        <div className={common.stack4}>
          {preview.Forslag.Anmarkningar.map(text => (
            <Notice key={text} kind="INFO">
              {text}
            </Notice>
          ))}
          <DescriptionList
            values="end"
            items={[
              { label: texts.gross, value: showAmount(net + preview.Skatt), numeric: true },
              { label: texts.tax, value: showAmount(preview.Skatt), numeric: true },
              { label: texts.net, value: showAmount(net), numeric: true },
            ]}
          />
          <PayableTable payable={preview.Forslag.Lonebesked} />
          <FileVersion proposal={preview.Forslag} value={Version} onChange={choose} />
        </div>
      ) : (
        <LoadingIndicator />
      )}
    </Dialog>
  )
}
