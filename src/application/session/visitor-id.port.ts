/**
 * UNIQUE_ID of this device (R-session-12): made when idle and stored; random if no fingerprint can be taken,
 * '' if that fails too. Never rejects.
 */
export interface VisitorIdPort {
  visitorId(): Promise<string>
}
