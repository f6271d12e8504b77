import { OverlayMissing } from '../components/overlay-missing.tsx'
import { PartBoundary } from '../components/part-boundary.tsx'
import { FavouritePickerHost } from '../favourite/favourite-picker-host.tsx'
import { UploadTrayHost } from '../upload/upload-tray-host.tsx'

/** Parts above the pages for signed-in users (upload tray and dialogs): fetched with the first session. One that does not come leaves the other. */
export const SignedInOverlays = () => (
  <>
    <FavouritePickerHost />
    <PartBoundary missing={<OverlayMissing />}>
      <UploadTrayHost />
    </PartBoundary>
  </>
)
