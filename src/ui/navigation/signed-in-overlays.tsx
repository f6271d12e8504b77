import { FavouritePickerHost } from '../favourite/favourite-picker-host.tsx'
import { UploadTrayHost } from '../upload/upload-tray-host.tsx'

/** Parts above the pages for signed-in users (upload tray and dialogs): fetched with the first session. */
export const SignedInOverlays = () => (
  <>
    <FavouritePickerHost />
    <UploadTrayHost />
  </>
)
