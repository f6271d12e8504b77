import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { SignedInActors } from '#application/app-actors.ts'
import { useSignedInPartsIfLoaded } from '../actors-context.tsx'
import { OverlayBoundary } from '../components/overlay-boundary.tsx'
import { lazyWithOverlays } from '../theme/lazy-with-overlays.tsx'

const FavouritePicker = lazyWithOverlays(async () => (await import('./favourite-picker.tsx')).FavouritePicker)

/** Brings the choice of a folder when it is first asked for; afterwards it stays, so that it can leave gracefully. */
export const FavouritePickerHost = () => {
  const inside = useSignedInPartsIfLoaded()
  return inside === null ? null : <Host favourites={inside.actors.favourites} />
}

const Host = ({ favourites }: Pick<SignedInActors, 'favourites'>) => {
  const shown = useSelector(favourites, ({ context }) => context.picking.length > 0)
  const [wanted, setWanted] = useState(shown)
  if (shown && !wanted) setWanted(true)
  return wanted ? (
    <OverlayBoundary open={shown} onLeave={() => favourites.send({ type: 'favourites.closePicker' })}>
      <FavouritePicker />
    </OverlayBoundary>
  ) : null
}
