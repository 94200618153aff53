import Printer from 'lucide-react/icons/printer'
import { useMemo, useState } from 'react'
import { pictureAddress } from '#contracts/companies/picture-file.rules.ts'
import { demoContents } from '#contracts/payroll/sheet/demo-payslip.ts'
import { payslipSheet } from '#contracts/payroll/sheet/payslip-sheet.ts'
import * as selectApp from '#machines/app/app.select.ts'
import { css } from '#styled-system/css/index.js'
import { useFormValues } from '#ui/forms/form-context.tsx'
import { useDialog, useSelect } from '#ui/runtime/hooks.tsx'
import { companySettingsTexts } from '#ui/screens/settings/settings.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { Printed } from '#ui/widgets/print/printed.tsx'
import { PayslipPaper, type PayslipPaperProps } from './payslip-paper.tsx'

const texts = companySettingsTexts.preview
const place = css({ display: { base: 'none', lg: 'grid' }, gap: '2', position: 'sticky', top: '[5rem]' })
const scrolls = css({ maxHeight: '[calc(100dvh - 8.5rem)]', overflowY: 'auto', borderRadius: 'sm' })
const head = css({ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: '4' })
const opener = css({ display: { base: 'block', lg: 'none' } })

/** Renders the demo payslip beside the settings, following each change. */
export const PayslipPreview = () => (
  <aside className={place} aria-label={texts.title}>
    <div className={head}>
      <div>
        <h2 className={common.title}>{texts.title}</h2>
        <p className={common.cellMuted}>{texts.description}</p>
      </div>
      <PrintButton />
    </div>
    <Payslip />
  </aside>
)

/**
 * Renders the button that opens the preview in a dialog, where there is no room beside the form.
 */
export function PayslipPreviewButton() {
  const [isOpen, setOpen] = useDialog('payslipPreview')
  return (
    <div className={opener}>
      <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={texts.title}
        description={texts.description}
        footer={<PrintButton />}
      >
        <Payslip />
      </Dialog>
    </div>
  )
}

function usePaper(): PayslipPaperProps {
  const company = useSelect('app', selectApp.workplace)?.company
  const values = useFormValues()
  const sheet = useMemo(() => payslipSheet(values, demoContents(values)), [values])
  return { sheet, logotype: company && pictureAddress(company.FtgId, company.PictureId) }
}

/** Renders the button that prints the payslip and nothing else of the screen. */
function PrintButton() {
  const [isPrinting, setPrinting] = useState(false)
  return (
    <>
      <Button icon={Printer} size="sm" onClick={() => setPrinting(true)}>
        {texts.print}
      </Button>
      {isPrinting && <PrintedPayslip onDone={() => setPrinting(false)} />}
    </>
  )
}

const PrintedPayslip = ({ onDone }: { readonly onDone: () => void }) => (
  <Printed label={texts.title} onDone={onDone}>
    <PayslipPaper {...usePaper()} />
  </Printed>
)

function Payslip() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and a section would be a landmark
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by keyboard
    <div className={scrolls} tabIndex={0} role="group" aria-label={texts.title}>
      <PayslipPaper {...usePaper()} />
    </div>
  )
}
