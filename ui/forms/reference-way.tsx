import { use } from 'react'
import { Link } from 'react-router-dom'
import type { RegisterName } from '#contracts/reference-data/register-names.ts'
import { pathOfItem } from '#contracts/registers/paths.ts'
import { idOfItem } from '#contracts/registers/register.ts'
import type { Right } from '#contracts/rights/catalogue.ts'
import { right } from '#contracts/rights/openings.ts'
import { css } from '#styled-system/css/index.js'
import { formTexts } from '#ui/forms/forms.text.ts'
import { useMay } from '#ui/runtime/access.ts'
import { registerOf } from '#ui/runtime/registers.ts'

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '6',
  textStyle: 'caption',
  color: 'link.default',
  textDecoration: 'underline',
})

interface ReferenceWayProps {
  readonly register: RegisterName
  /** The code of what the items belong to, in a register within another. */
  readonly owner: string | undefined
  readonly code: string
}

/** Renders the way to the item that a field refers to, for an account that may read it. */
export default function ReferenceWay({ register: name, owner, code }: ReferenceWayProps) {
  const register = use(registerOf(name))
  const mayRead = useMay(right(`${register.area}.Read` as Right))
  return (
    mayRead && (
      <Link className={link} to={pathOfItem(register, idOfItem(register, owner, code))}>
        {formTexts.showReferred(register.definite)}
      </Link>
    )
  )
}
