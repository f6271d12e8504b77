import { FavouritePickerHost } from '../favourite/favourite-picker-host.tsx'
import { OverlayLook } from '../theme/overlay-look.tsx'
import { UploadTrayHost } from '../upload/upload-tray-host.tsx'

/** What stays while pages come and go, for whoever is signed in: fetched with the first session. */
export const StandingParts = () => (
  <OverlayLook>
    <FavouritePickerHost />
    <UploadTrayHost />
  </OverlayLook>
)
