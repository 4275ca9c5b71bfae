/** An answer that is JSON already and is sent unchanged. */
export class ReadyJson {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Returns JSON as the verb's typed answer: it is checked against the contract like any other. */
export const readyJson = <Result>(text: string): Result => new ReadyJson(text) as Result
