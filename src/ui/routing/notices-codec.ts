/** Where a reader finds the notices. */
export const NOTICES_ADDRESS = '/notices'

/** Where administrators write them. */
export const MANAGED_NOTICES_ADDRESS = '/manage/notices'
