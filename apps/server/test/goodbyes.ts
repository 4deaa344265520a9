// What is to be done when a test, or all tests of a file, are over. Test files share their thread and its modules, so a
// helper that is loaded once cannot hang itself on the hooks of each file; `setup.ts`, which runs in each, does it for all.

type Goodbye = () => Promise<void> | void;

const ofTest: Goodbye[] = [];
const ofFile: Goodbye[] = [];

export const afterThisTest = (goodbye: Goodbye): void => void ofTest.push(goodbye);
export const afterThisFile = (goodbye: Goodbye): void => void ofFile.push(goodbye);

export const endTest = async (): Promise<void> => sayAll(ofTest);
export const endFile = async (): Promise<void> => sayAll(ofFile);

/** The latest first. */
async function sayAll(goodbyes: Goodbye[]): Promise<void> {
  for (const goodbye of goodbyes.splice(0).toReversed()) await goodbye();
}
