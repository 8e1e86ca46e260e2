/** The message will never be accepted for this recipient: another try would change nothing. */
export class Refused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'Refused'
  }
}

/** Nobody is there any more for whom the message was; nothing has failed. */
export class Gone extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'Gone'
  }
}

/** Refused for now, by who says when to come again. */
export class Postponed extends Error {
  readonly seconds: number

  constructor(message: string, seconds: number) {
    super(message)
    this.name = 'Postponed'
    this.seconds = seconds
  }
}
