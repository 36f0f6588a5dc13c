/**
 * `npm run staff -- add EMAIL PHONE` and `npm run staff -- remove EMAIL`: makes an account of the
 * project GOOGLE_CLOUD_PROJECT staff, or takes that back. See docs/operations.md.
 */
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { endStaff, makeStaff } from './make-staff';

const [act, email = '', phone = ''] = process.argv.slice(2);

try {
  const auth = getAuth(initializeApp());
  if (act === 'add' && email !== '' && phone !== '') {
    await makeStaff(auth, email, phone);
    console.log(`${email} is staff, and signs in with a code sent to ${phone}.`);
  } else if (act === 'remove' && email !== '') {
    await endStaff(auth, email);
    console.log(`${email} is not staff any more.`);
  } else {
    throw new Error('Say "add EMAIL PHONE" or "remove EMAIL"');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
