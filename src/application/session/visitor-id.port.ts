/** UNIQUE_ID of this device (decision 14): made when idle, kept, random where the fingerprint cannot be had, '' where nothing can. Never rejects. */
export interface VisitorIdPort {
  visitorId(): Promise<string>
}
