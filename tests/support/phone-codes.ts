import { testSuite } from './suite';

/** The newest code that was sent to a phone, as its holder reads it. */
export async function codeFor(phone: string): Promise<string | undefined> {
  const { ports, projectId } = testSuite();
  const url = `http://127.0.0.1:${ports.auth}/emulator/v1/projects/${projectId}/verificationCodes`;
  const { verificationCodes } = (await (await fetch(url)).json()) as {
    verificationCodes: { phoneNumber: string; code: string }[];
  };
  return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone)?.code;
}
