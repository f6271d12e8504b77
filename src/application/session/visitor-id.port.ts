/** UNIQUE_ID of this device (R-session-12): made when idle, kept, random where the fingerprint cannot be had, '' where nothing can. Never rejects. */
export interface VisitorIdPort {
  visitorId(): Promise<string>
}
