import { lazy, Suspense, useEffect, useState } from 'react'
import type { SchoolLogic, SignedIn } from '#application/app-actors.ts'
import { useSignedInPartsIfLoaded } from '../actors-context.tsx'

const UploadTray = lazy(async () => ({ default: (await import('./upload-tray.tsx')).UploadTray }))

/** Shows the tray once the school's own materials are there, on whatever page; asks for nothing itself. */
export const UploadTrayHost = () => {
  const school = useSchoolWhenThere(useSignedInPartsIfLoaded())
  return school === null ? null : (
    <Suspense>
      <UploadTray tray={school.uploadTray} />
    </Suspense>
  )
}

const useSchoolWhenThere = (inside: SignedIn | null): SchoolLogic | null => {
  const [school, setSchool] = useState<SchoolLogic | null>(null)
  useEffect(() => {
    let gone = false
    void inside?.schoolLoaded.then((there) => {
      if (!gone) setSchool(there)
    })
    return () => {
      gone = true
    }
  }, [inside])
  return school
}
