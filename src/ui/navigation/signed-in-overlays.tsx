import { FavouritePickerHost } from '../favourite/favourite-picker-host.tsx'
import { OverlayTheme } from '../theme/overlay-theme.tsx'
import { UploadTrayHost } from '../upload/upload-tray-host.tsx'

/** What stays while pages come and go, for whoever is signed in: fetched with the first session. */
export const SignedInOverlays = () => (
  <OverlayTheme>
    <FavouritePickerHost />
    <UploadTrayHost />
  </OverlayTheme>
)
