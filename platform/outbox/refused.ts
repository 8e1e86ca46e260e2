/** The message will never be accepted for this recipient: another try would change nothing. */
export class Refused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'Refused'
  }
}
