import { useSelector } from '@xstate/react'
import { use, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { FormValues } from '#contracts/forms/field.ts'
import { type Register, worded } from '#contracts/registers/register.ts'
import type { Right } from '#contracts/rights/catalogue.ts'
import { right } from '#contracts/rights/openings.ts'
import * as select from '#machines/kit/register/register.select.ts'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { useMay } from '#ui/runtime/access.ts'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { register as registerFlow } from '#ui/runtime/lazy/register.ts'
import { registersOf } from '#ui/runtime/registers.ts'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { registersAt } from './area.ts'
import { useCompanyInfo } from './company-info.ts'
import { ownScreen } from './own/own-screens.ts'
import { type Place, placeOf } from './places.ts'
import { RegisterList } from './register-list.tsx'
import { RegisterTabs } from './register-tabs.tsx'

// A list fetches neither the form of an item nor the choice of an owner.
const waiting = { fallback: <LoadingIndicator />, failure: 'screen' } as const
const RegisterForm = lazyChunk(() => import('./register-form.tsx'), waiting)
const RegisterOwner = lazyChunk(() => import('./register-owner.tsx'), waiting)
const UsesDialog = lazyChunk(() => import('./uses-dialog.tsx'))

/** Renders the register that the address leads to: its list, or the form of an item. */
export default function RegisterScreen() {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const company = useCompanyInfo()
  const registers = use(registersOf(registersAt(pathname)))
  const found = useMemo(() => placeOf(registers, pathname, search), [registers, pathname, search])
  const place = useMemo(
    () => (found?.register.words ? { ...found, register: worded(found.register, company as FormValues) } : found),
    [found, company],
  )
  return place ? <RegisterAt key={place.register.name} place={place} registers={registers} /> : <LoadingIndicator />
}

interface RegisterAtProps {
  readonly place: Place
  readonly registers: readonly Register[]
}

function RegisterAt({ place, registers }: RegisterAtProps) {
  const flow = useLazyFlow(registerFlow)
  const isExplained = useSelector(flow, snapshot => snapshot !== undefined && select.explained(snapshot) !== null)
  const mayWrite = useMay(right(`${place.register.area}.Write` as Right))
  const { List: Own } = ownScreen(place.register.name)
  const List = place.register.tab ? RegisterTabs : RegisterList
  return (
    <>
      {place.tag === 'list' && place.register.within ? (
        <RegisterOwner {...place} within={place.register.within} mayWrite={mayWrite} />
      ) : place.tag === 'list' && Own ? (
        <Own mayWrite={mayWrite} />
      ) : place.tag === 'list' ? (
        <List register={place.register} registers={registers} mayWrite={mayWrite} filter={place.filter} />
      ) : (
        <RegisterForm place={place} mayWrite={mayWrite} />
      )}
      {isExplained && <UsesDialog />}
    </>
  )
}
