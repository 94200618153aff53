import Building2 from 'lucide-react/icons/building-2'
import * as selectApp from '#machines/app/app.select.ts'
import * as selectCompanies from '#machines/companies/company-selection/company-selection.select.ts'
import { css } from '#styled-system/css/index.js'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { shellTexts } from '#ui/shell/shell.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'

const company = css({
  minWidth: '10',
  flex: '[0 1 auto]',
  marginLeft: { md: '[-0.75rem]' },
  textStyle: 'strong',
  '& span': { truncate: true },
  // Hides the icon on a phone, where the name needs the width.
  smDown: { paddingInline: '1.5', '& svg': { display: 'none' } },
})
const name = css({ truncate: true, textStyle: 'strong', minWidth: '0', paddingInline: { base: '1.5', md: '0' } })

/**
 * Renders the company in use as a button that opens the select-company dialog, for those allowed to
 * change company.
 */
export function CompanyButton() {
  const selection = useFlow('companySelection')
  const mayChange = useSelect('companySelection', selectCompanies.mayChange)
  const companyName = useSelect('app', selectApp.workplace)?.company.Namn
  if (!mayChange) return <span className={name}>{companyName}</span>
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={Building2}
      className={company}
      aria-label={`${shellTexts.switchCompany}: ${companyName}`}
      onClick={() => selection.send({ type: 'companies.open' })}
    >
      <span>{companyName}</span>
    </Button>
  )
}
