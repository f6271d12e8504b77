import { type ComponentType, useEffect, useState } from 'react'
import type { OwnFilesLogic, SignedIn } from '#application/app-actors.ts'
import { useSignedInPartsIfLoaded } from '../actors-context.tsx'
import { fetchCode } from '../routing/missing-code.ts'
import type { UploadTrayActor } from './upload-tray-actor.ts'

interface Shown {
  readonly ownFiles: OwnFilesLogic
  readonly Tray: ComponentType<{ tray: UploadTrayActor }>
}

/** Shows the tray once the logic of own files is there, on whatever page; asks for nothing itself. */
export const UploadTrayHost = () => {
  const shown = useTrayWhenThere(useSignedInPartsIfLoaded())
  return shown === null ? null : <shown.Tray tray={shown.ownFiles.uploadTray} />
}

/** Not by Suspense: what that shows late waits for a pause between other changes, which a hundred uploads do not leave. */
const useTrayWhenThere = (inside: SignedIn | null): Shown | null => {
  const [shown, setShown] = useState<Shown | null>(null)
  const [fault, setFault] = useState<Error | null>(null)
  // For the boundary around it: an effect's rejection reaches none.
  if (fault !== null) throw fault
  useEffect(() => {
    let gone = false
    const show = async (signedIn: SignedIn) => {
      const ownFiles = await signedIn.ownFilesLoaded
      const { UploadTray } = await fetchCode(() => import('./upload-tray.tsx'))
      if (!gone) setShown({ ownFiles, Tray: UploadTray })
    }
    if (inside !== null)
      show(inside).catch((error: unknown) => {
        if (!gone) setFault(error instanceof Error ? error : new Error(String(error)))
      })
    return () => {
      gone = true
    }
  }, [inside])
  return shown
}
