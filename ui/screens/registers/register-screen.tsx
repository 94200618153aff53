import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { FormValues } from '#contracts/forms/field.ts'
import { worded } from '#contracts/registers/register.ts'
import type { Right } from '#contracts/rights/catalogue.ts'
import { right } from '#contracts/rights/openings.ts'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { useMay } from '#ui/runtime/access.ts'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { useCompanyInfo } from './company-info.ts'
import { ownScreen } from './own/own-screens.ts'
import { type Place, placeOf } from './places.ts'
import { RegisterList } from './register-list.tsx'
import { RegisterTabs } from './register-tabs.tsx'
import { UsesDialog } from './uses-dialog.tsx'

// A list fetches neither the form of an item nor the choice of an owner.
const waiting = { fallback: <LoadingIndicator />, failure: 'screen' } as const
const RegisterForm = lazyChunk(() => import('./register-form.tsx'), waiting)
const RegisterOwner = lazyChunk(() => import('./register-owner.tsx'), waiting)

/** Renders the register that the address leads to: its list, or the form of an item. */
export default function RegisterScreen() {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const company = useCompanyInfo()
  const found = useMemo(() => placeOf(pathname, search), [pathname, search])
  const place = useMemo(
    () => (found?.register.words ? { ...found, register: worded(found.register, company as FormValues) } : found),
    [found, company],
  )
  return place ? <RegisterAt key={place.register.name} place={place} /> : <LoadingIndicator />
}

function RegisterAt({ place }: { readonly place: Place }) {
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
        <List register={place.register} mayWrite={mayWrite} filter={place.filter} />
      ) : (
        <RegisterForm place={place} mayWrite={mayWrite} />
      )}
      <UsesDialog />
    </>
  )
}
