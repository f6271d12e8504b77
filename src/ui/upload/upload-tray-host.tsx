import { type ComponentType, useEffect, useState } from 'react'
import type { SchoolLogic, SignedIn } from '#application/app-actors.ts'
import { useSignedInPartsIfLoaded } from '../actors-context.tsx'
import type { UploadTrayActor } from './upload-tray-actor.ts'

interface Shown {
  readonly school: SchoolLogic
  readonly Tray: ComponentType<{ tray: UploadTrayActor }>
}

/** Shows the tray once the school's own materials are there, on whatever page; asks for nothing itself. */
export const UploadTrayHost = () => {
  const shown = useTrayWhenThere(useSignedInPartsIfLoaded())
  return shown === null ? null : <shown.Tray tray={shown.school.uploadTray} />
}

/** Not by Suspense: what that shows late waits for a pause between other changes, which a hundred uploads do not leave. */
const useTrayWhenThere = (inside: SignedIn | null): Shown | null => {
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    let gone = false
    const show = async (signedIn: SignedIn) => {
      const school = await signedIn.schoolLoaded
      const { UploadTray } = await import('./upload-tray.tsx')
      if (!gone) setShown({ school, Tray: UploadTray })
    }
    if (inside !== null) void show(inside)
    return () => {
      gone = true
    }
  }, [inside])
  return shown
}
