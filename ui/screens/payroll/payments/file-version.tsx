import { type PainVersion, painVersions } from '#contracts/code-lists/payments.ts'
import type { PaymentProposal } from '#contracts/payroll/payments/shapes.ts'
import { paymentsTexts } from '#ui/screens/payroll/payments/payments.text.ts'
import { SelectField } from '#ui/widgets/select-field/select-field.tsx'

/** The version until another is chosen. Other files than those of ISO 20022 have none. */
export const firstVersion: PainVersion = '03'

interface FileVersionProps {
  readonly proposal: PaymentProposal
  readonly value: PainVersion
  readonly onChange: (version: PainVersion) => void
}

/** Renders the choice of a version, where the order sends a file of ISO 20022. */
export const FileVersion = ({ proposal: { Format, TillKonto }, value, onChange }: FileVersionProps) =>
  Format.startsWith('ISO') &&
  TillKonto > 0 && (
    <SelectField
      label={paymentsTexts.proposal.version}
      options={painVersions.options()}
      value={value}
      onChange={chosen => onChange(painVersions.codes.find(code => code === chosen) ?? value)}
    />
  )
